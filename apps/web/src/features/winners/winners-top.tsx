import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './shared/winners-rail.module.css';
import { WinnerRows } from './winner-rows';

const SHOWN = 7;

/** As many winners as stand beside home, or that there are none yet. */
export function WinnersTop({ list, ...rows }: ComponentProps<typeof WinnerRows>) {
  const { t } = useTranslation();
  if (list.length === 0) {
    return (
      <Stack gap={1} className={styles.empty}>
        <strong>{t('winners.emptyTitle')}</strong>
        <Text size="small" tone="muted">
          {t('winners.emptyText')}
        </Text>
      </Stack>
    );
  }
  return (
    <ol className={styles.list}>
      <WinnerRows list={list.slice(0, SHOWN)} {...rows} />
    </ol>
  );
}
