import { useRef } from 'react';
import { usePlay } from '../session/play-context';
import { useEachFrame } from '../session/use-each-frame';
import styles from './countdown.module.css';

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;
/** The last seconds are drawn in another colour. */
const SOON_MS = 5_000;

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

/** A ring that empties until bets close, and until the next round opens; in the server's time. */
export function Countdown({ open, until, whole, words, now }: CountdownProps) {
  const { figure } = usePlay();
  const ring = useRef<SVGCircleElement>(null);
  const seconds = useRef<HTMLSpanElement>(null);
  useEachFrame(
    until !== null,
    () => {
      const left = Math.max(0, (until ?? 0) - now());
      ring.current?.setAttribute('stroke-dashoffset', String(AROUND * (1 - Math.min(1, left / whole))));
      ring.current?.toggleAttribute('data-soon', open && left < SOON_MS);
      if (seconds.current) seconds.current.textContent = until === null ? '' : figure(Math.ceil(left / 1000));
    },
    until,
  );
  return (
    <p className={styles.countdown} data-open={open || undefined} aria-hidden="true">
      <span className={styles.dial}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
          <circle
            ref={ring}
            cx="24"
            cy="24"
            r={RADIUS}
            className={styles.left}
            strokeDasharray={AROUND}
            transform="rotate(-90 24 24)"
          />
        </svg>
        <span ref={seconds} className={styles.seconds} />
      </span>
      <span className={styles.words}>{words}</span>
    </p>
  );
}
