import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import { Breadcrumb } from '../../ui/layout/breadcrumb';

interface TeamPathProps {
  /** From the agent down to whose downlines are shown. */
  path: Party[];
  /** What is searched for, where the list is a search. */
  found?: string;
  /** '' for the agent's own downlines. */
  onGo: (id: string) => void;
}

/** Where in the tree this is, and the way back up. */
export function TeamPath({ path, found, onGo }: TeamPathProps) {
  const { t } = useTranslation('agency');
  if (found) return <p>{t('team.found', { search: found })}</p>;
  return (
    <Breadcrumb
      label={t('team.path')}
      items={path.map(({ id, account }, index) => ({
        id,
        label: index === 0 ? t('team.you') : account,
        onSelect: () => onGo(index === 0 ? '' : id),
      }))}
    />
  );
}
