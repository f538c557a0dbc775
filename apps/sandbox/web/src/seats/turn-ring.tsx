import { useRef } from 'react';
import { TURN_MS } from '../../../common/seats/three-cards';
import { usePlay } from '../session/play-context';
import { useEachFrame } from '../session/use-each-frame';
import styles from './turn-ring.module.css';

const RADIUS = 21;
const AROUND = 2 * Math.PI * RADIUS;
/** The last seconds are drawn in another colour. */
const SOON_MS = 5_000;

interface TurnRingProps {
  /** When the turn ends, in the server's time; null for somebody who waits. */
  until: number | null;
  now: () => number;
  /** What stands in the ring while nobody has the turn. */
  sign: string;
}

/** A ring around a player's sign that empties with the turn, with the seconds that are left. */
export function TurnRing({ until, now, sign }: TurnRingProps) {
  const { figure } = usePlay();
  const ring = useRef<SVGCircleElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEachFrame(
    until !== null,
    () => {
      const left = Math.max(0, (until ?? 0) - now());
      ring.current?.setAttribute('stroke-dashoffset', String(AROUND * (1 - Math.min(1, left / TURN_MS))));
      ring.current?.toggleAttribute('data-soon', left < SOON_MS);
      if (text.current) text.current.textContent = until === null ? sign : figure(Math.ceil(left / 1000));
    },
    until ?? sign,
  );
  return (
    <span className={styles.dial} data-turn={until !== null || undefined} aria-hidden="true">
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
