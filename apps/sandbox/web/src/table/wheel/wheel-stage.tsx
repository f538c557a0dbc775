import { useRef } from 'react';
import type { WheelResult } from '../../../../common/shared-round/padma-wheel';
import { usePlay } from '../../session/play-context';
import { prefersStillness } from '../../session/surroundings';
import { useEachFrame } from '../../session/use-each-frame';
import type { StageProps } from '../scene';
import { ballAt, SPIN_MS, wheelTurn } from './spin';
import { WheelDisc } from './wheel-disc';
import styles from './wheel-stage.module.css';

/** Degrees a second while bets are open. */
const IDLE_SPEED = 5;
const [RIM, REST] = [278, 194];

/** The upper half of a large wheel: it turns one way, the ball the other, until the ball lies at the top. */
export function WheelStage({ result, revealed, elapsed, now }: StageProps<WheelResult>) {
  const { figure } = usePlay();
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  /** Where the wheel was when the spin began, and where and when it was last drawn. */
  const turn = useRef({ from: 0, at: 0, drawn: 0 });
  const pocket = result?.pocket ?? null;
  useEachFrame(
    true,
    () => {
      const still = prefersStillness();
      const place = turn.current;
      const time = now();
      const passed = pocket === null ? 0 : still ? SPIN_MS : elapsed();
      if (pocket !== null) place.at = wheelTurn(place.from, pocket, passed);
      else {
        const seconds = still || place.drawn === 0 ? 0 : Math.max(0, time - place.drawn) / 1_000;
        place.at = (place.at + seconds * IDLE_SPEED) % 360;
        place.from = place.at;
      }
      place.drawn = time;
      const { angle, fallen } = ballAt(passed);
      wheel.current?.setAttribute('transform', `rotate(${place.at})`);
      ball.current?.setAttribute('transform', `rotate(${angle})translate(0 ${-RIM + (RIM - REST) * fallen})`);
    },
    pocket,
  );
  return (
    <svg className={styles.stage} viewBox="-300 -318 600 270" aria-hidden="true">
      <circle r="304" fill="#05100f" opacity=".4" cy="8" />
      <circle r="300" fill="#6f3d2a" />
      <circle r="298" fill="none" stroke="#d9a441" strokeWidth="4" />
      <circle r="278" fill="none" stroke="#3a1e14" strokeWidth="28" />
      <g ref={wheel}>
        <WheelDisc figure={figure} />
      </g>
      {revealed && <path d="M-23-262L-15-174h30L23-262z" className={styles.won} />}
      <path d="M-13-318h26L0-292z" fill="#f5a623" stroke="#4a2718" strokeWidth="2" />
      <g ref={ball}>
        <circle cy="2" r="11" fill="#05100f" opacity=".5" />
        <circle r="11" fill="#fff6e0" />
        <circle cx="-3" cy="-4" r="3.5" fill="#fff" />
      </g>
    </svg>
  );
}
