import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './roll-strip.module.css';

export interface PastRoll {
  id: string;
  roll: number;
  won: boolean;
}

/** The last rolls, the newest first: a won one is filled, a lost one is an outline. */
export function RollStrip({ history }: { history: readonly PastRoll[] }) {
  const { t, hundredths } = usePlay();
  return (
    <ol className={styles.strip} aria-label={t.dice.history}>
      {history.map(({ id, roll, won }) => (
        <li key={id} className={classNames(styles.roll, won && styles.won)}>
          {hundredths(roll)}
          <VisuallyHidden>{won ? t.dice.wonMark : t.dice.lostMark}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
