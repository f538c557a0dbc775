import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './shared/winners-rail.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** As high as the rows that will come. */
export function WinnersWaiting() {
  return (
    <div className={styles.list} aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
