import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import type { DownlineChoice } from './downline-choice';

interface NoDownlinesProps {
  choice: DownlineChoice;
  /** Whose downlines there are none of. */
  account: string | undefined;
  /** They would be the agent's own. */
  root: boolean;
}

export function NoDownlines({ choice, account, root }: NoDownlinesProps) {
  const { t } = useTranslation('agency');
  if (choice.search || choice.type)
    return <EmptyState title={t('team.noneFoundTitle')} text={t('team.noneFoundText')} />;
  if (!root)
    return <EmptyState title={t('team.noDownlinesTitle', { account })} text={t('team.noDownlinesText')} />;
  return (
    <EmptyState
      title={t('team.overview.emptyTitle')}
      text={t('team.overview.emptyText')}
      action={<LinkButton to={agentPath('registerCenter')}>{t('team.overview.makeLink')}</LinkButton>}
    />
  );
}
