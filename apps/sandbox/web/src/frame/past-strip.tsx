import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './past-strip.module.css';

export interface PastRound {
  id: string;
  text: string;
  won: boolean;
}

/** The last rounds, the newest first: a won one is filled, a lost one is an outline. */
export function PastStrip({ label, rounds }: { label: string; rounds: readonly PastRound[] }) {
  const { t } = usePlay();
  return (
    <ol className={styles.strip} aria-label={label}>
      {rounds.map(({ id, text, won }) => (
        <li key={id} className={classNames(styles.round, won && styles.won)}>
          {text}
          <VisuallyHidden>{won ? t.result.wonMark : t.result.lostMark}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
