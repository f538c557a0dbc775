import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import { Breadcrumb } from '../../ui/breadcrumb';
import styles from './team.module.css';

interface TeamPathProps {
  /** From the agent down to whose downlines are shown. */
  path: Party[];
  /** What is searched for, where the list is a search. */
  found?: string;
  onGo: (id: string) => void;
  tools?: ReactNode;
}

/** Where in the tree this is, and the way back up. */
export function TeamPath({ path, found, onGo, tools }: TeamPathProps) {
  const { t } = useTranslation('agency');
  return (
    <div className={styles.path}>
      {found ? (
        <p className={styles.found}>{t('team.found', { search: found })}</p>
      ) : (
        <Breadcrumb
          label={t('team.path')}
          items={path.map(({ id, account }, index) => ({
            id,
            label: index === 0 ? t('team.you') : account,
            onSelect: () => onGo(index === 0 ? '' : id),
          }))}
        />
      )}
      {tools}
    </div>
  );
}
