import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';

/** Payouts come from contracts: the way to them. */
export function NoPayouts() {
  const { t } = useTranslation('agency');
  return (
    <EmptyState
      title={t('salary.emptyTitle')}
      text={t('salary.emptyText')}
      action={<LinkButton to={agentPath('contracts')}>{t('salary.emptyAction')}</LinkButton>}
    />
  );
}
