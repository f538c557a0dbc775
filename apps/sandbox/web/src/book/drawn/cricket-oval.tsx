import { type CricketState, currentInnings } from '../../../../common/book/cricket';
import { type Ball, OVER_BALLS } from '../../../../common/book/innings';
import { usePlay } from '../../session/play-context';
import styles from './drawn.module.css';

/** How far a ball travels from the bat, for its runs. */
const REACH: Record<string, number> = { wicket: 0, 0: 16, 1: 34, 2: 48, 3: 56, 4: 84, 6: 104 };

/** The balls of the over that is being bowled; of the last one right after its end. */
export function overBalls(state: CricketState): Ball[] {
  const balls = state.innings[currentInnings(state)];
  const from = Math.floor(Math.max(0, balls.length - 1) / OVER_BALLS) * OVER_BALLS;
  return balls.slice(from);
}

/** The oval from above, with where the last ball went, and the balls of this over. */
export function CricketOval({ state }: { state: CricketState }) {
  const { t, figure } = usePlay();
  const balls = overBalls(state);
  const last = balls.at(-1);
  const angle = state.steps * 2.4;
  const reach = REACH[String(last ?? 'wicket')] ?? 0;
  const end = { x: 120 + reach * Math.cos(angle), y: 60 + reach * 0.46 * Math.sin(angle) };
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 240 120" aria-hidden="true">
        <rect width="240" height="120" className={styles.stands} />
        <ellipse cx="120" cy="60" rx="112" ry="54" className={styles.grass} />
        <ellipse cx="120" cy="60" rx="62" ry="32" className={styles.mown} />
        <ellipse cx="120" cy="60" rx="108" ry="50" className={styles.lines} />
        <rect x="98" y="55" width="44" height="10" rx="1" className={styles.strip} />
        {reach > 0 && <path d={`M120 60L${end.x} ${end.y}`} className={styles.flight} />}
        <circle r="4.5" className={styles.ball} style={{ transform: `translate(${end.x}px, ${end.y}px)` }} />
      </svg>
      <ol className={styles.over} aria-label={t.book.thisOver}>
        {balls.map((ball, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the over
          <li key={index} data-ball={ball}>
            {ball === 'wicket' ? t.book.wicketSign : figure(ball)}
          </li>
        ))}
      </ol>
    </>
  );
}
