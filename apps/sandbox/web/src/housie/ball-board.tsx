import { BALLS } from '../../../common/housie/ticket';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import styles from './ball-board.module.css';

const ALL = Array.from({ length: BALLS }, (_, at) => at + 1);
/** Beside the latest ball. */
const BEFORE = 4;

/** The latest ball, those before it, and the board of all ninety. The frame announces each ball. */
export function BallBoard({ balls }: { balls: readonly number[] }) {
  const { figure } = usePlay();
  const called = new Set(balls);
  const latest = balls.at(-1);
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={styles.called}>
        <span
          key={latest}
          className={classNames(styles.ball, latest === undefined && styles.none)}
          data-testid="ball"
        >
          {latest === undefined ? '–' : figure(latest)}
        </span>
        <span className={styles.before}>
          {balls
            .slice(-1 - BEFORE, -1)
            .reverse()
            .map((ball) => (
              <span key={ball}>{figure(ball)}</span>
            ))}
        </span>
      </div>
      <div className={styles.all}>
        {ALL.map((ball) => (
          <span
            key={ball}
            className={classNames(called.has(ball) && styles.on, ball === latest && styles.latest)}
          >
            {figure(ball)}
          </span>
        ))}
      </div>
    </div>
  );
}
