import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './chip-row.module.css';

const PLACES = [0, 1, 2, 3, 4];

/** Holds the place of a row of chips. */
export function ChipRowWaiting() {
  return (
    <div className={styles.row} aria-busy="true">
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
