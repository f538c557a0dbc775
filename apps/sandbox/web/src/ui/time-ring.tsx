import { useRef } from 'react';
import { usePlay } from '../session/play-context';
import { useEachFrame } from '../session/use-each-frame';
import styles from './time-ring.module.css';

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;
/** The last seconds are drawn in another colour. */
const SOON_MS = 5_000;

interface TimeRingProps {
  /** In the server's time; null where nothing is counted. */
  until: number | null;
  /** How long this lasts, in milliseconds. */
  whole: number;
  /** The server's time. */
  now: () => number;
  /** Whether somebody has to hurry at the end. */
  hurry?: boolean;
  /** What stands in the ring while nothing is counted. */
  sign?: string;
}

/** A ring that empties, with the seconds that are left. Screen readers are told otherwise. */
export function TimeRing({ until, whole, now, hurry = true, sign = '' }: TimeRingProps) {
  const { figure } = usePlay();
  const ring = useRef<SVGCircleElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEachFrame(
    until !== null,
    () => {
      const left = Math.max(0, (until ?? 0) - now());
      ring.current?.setAttribute('stroke-dashoffset', String(AROUND * (1 - Math.min(1, left / whole))));
      ring.current?.toggleAttribute('data-soon', hurry && left < SOON_MS);
      if (text.current) text.current.textContent = until === null ? sign : figure(Math.ceil(left / 1000));
    },
    until ?? sign,
  );
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        {until !== null && (
          <circle
            ref={ring}
            cx="24"
            cy="24"
            r={RADIUS}
            className={styles.left}
            strokeDasharray={AROUND}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      <span ref={text} className={styles.sign} />
    </span>
  );
}
