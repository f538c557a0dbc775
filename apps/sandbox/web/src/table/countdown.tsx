import { TimeRing } from '../ui/time-ring';
import styles from './countdown.module.css';

interface CountdownProps {
  /** Whether bets are open. */
  open: boolean;
  /** When bets close, or the next round opens; null where that is not known. */
  until: number | null;
  /** How long this lasts, in milliseconds. */
  whole: number;
  words: string;
  /** The server's time. */
  now: () => number;
}

/** A ring that empties until bets close, and until the next round opens. */
export function Countdown({ open, words, ...time }: CountdownProps) {
  return (
    <p className={styles.countdown} data-open={open || undefined} aria-hidden="true">
      <TimeRing {...time} hurry={open} />
      <span>{words}</span>
    </p>
  );
}
