import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { WinnerRows } from './winner-rows';
import styles from './winners-rail.module.css';

const SHOWN = 7;

/** As many winners as stand beside home, or that there are none yet. */
export function WinnersTop({ list, ...rows }: ComponentProps<typeof WinnerRows>) {
  const { t } = useTranslation();
  if (list.length === 0) {
    return (
      <p className={styles.empty}>
        <strong>{t('winners.emptyTitle')}</strong>
        {t('winners.emptyText')}
      </p>
    );
  }
  return (
    <ol className={styles.list}>
      <WinnerRows list={list.slice(0, SHOWN)} {...rows} />
    </ol>
  );
}
