import type { FootballState } from '../../../../common/book/football';
import { isSuspended } from '../../../../common/book/match';
import styles from './drawn.module.css';

const WIDTH = 240;
const HEIGHT = 120;

/** A pitch from above. The ball is in a net for a step after a goal, and drifts with the minutes otherwise. */
export function FootballPitch({ state }: { state: FootballState }) {
  const place = isSuspended(state)
    ? { x: state.events % 2 === 0 ? 6 : WIDTH - 6, y: HEIGHT / 2 }
    : { x: 120 + 78 * Math.sin(state.steps * 1.7), y: 60 + 38 * Math.cos(state.steps * 2.3) };
  return (
    <svg className={styles.ground} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} className={styles.grass} />
      {[0, 2, 4].map((stripe) => (
        <rect key={stripe} x={stripe * 40} width="40" height={HEIGHT} className={styles.mown} />
      ))}
      <g className={styles.lines}>
        <rect x="6" y="6" width="228" height="108" />
        <path d="M120 6v108M6 34h30v52H6M234 34h-30v52h30M6 48h12v24H6M234 48h-12v24h12" />
        <circle cx="120" cy="60" r="18" />
      </g>
      <circle
        className={styles.ball}
        r="4.5"
        style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      />
    </svg>
  );
}
