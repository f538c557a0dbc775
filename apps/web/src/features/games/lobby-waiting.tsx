import { useTranslation } from 'react-i18next';
import type { LobbyCode } from '../../routes/paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { GridWaiting } from './grid-waiting';
import styles from './lobby.module.css';
import { ChipRowWaiting } from './shared/chip-row-waiting';

/** The boxes of a lobby while its code and data are on the way. */
export function LobbyWaiting({ category }: { category: LobbyCode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.lobby} aria-busy="true">
      <h1>{t(`category.${category}`)}</h1>
      <Skeleton shape="block" className={styles.searchWaiting} />
      <ChipRowWaiting />
      <p className={styles.count}>&nbsp;</p>
      <GridWaiting />
    </section>
  );
}
