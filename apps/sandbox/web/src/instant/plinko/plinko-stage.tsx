import { PLINKO_PAYS, PLINKO_ROWS, plinkoSlot } from '../../../../common/instant/plinko';
import { RainScene } from '../../scenes/rain-scene';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import { InstantStage } from '../instant-stage';
import type { StageProps } from '../scene';
import { useReveal } from '../use-reveal';
import { FIRST_ROW, GAP, MIDDLE, placeAt, STEP } from './fall';
import styles from './plinko-stage.module.css';

const FALL_MS = 1600;
const POTS_TOP = FIRST_ROW + PLINKO_ROWS * STEP;
const PEGS = Array.from({ length: PLINKO_ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, (_, peg) => ({
    x: MIDDLE + (peg - row / 2) * GAP,
    y: FIRST_ROW + row * STEP,
  })),
).flat();
const MIDDLE_SLOT = PLINKO_ROWS / 2;
/** From the middle outwards. */
const CLAY = ['#c4a07c', '#d09a66', '#dd9549', '#ea9c33', '#f5a623'];

/** A drop of rain falls over the pegs into one of nine clay pots. */
export function PlinkoStage({ round, phase, result, past, onShown }: StageProps) {
  const { t, figure } = usePlay();
  const part = useReveal(phase, FALL_MS, onShown);
  const turns = round?.shown ?? [];
  const waiting = phase === 'asking' || turns.length === 0;
  const drop = waiting ? { x: MIDDLE, y: 12 } : placeAt(turns, part);
  const filled = phase === 'idle' && turns.length > 0 ? plinkoSlot(turns) : null;
  return (
    <InstantStage backdrop={<RainScene />} history={t.plinko.history} past={past} result={result}>
      <svg className={styles.board} viewBox={`0 0 ${2 * MIDDLE} ${POTS_TOP + 38}`} aria-hidden="true">
        {PEGS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className={styles.peg} />
        ))}
        {PLINKO_PAYS.map((tenths, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pot is its place
          <g key={slot} transform={`translate(${slot * GAP + GAP / 2} ${POTS_TOP})`}>
            <path
              className={classNames(styles.pot, slot === filled && styles.filled)}
              d="M-12 0h24v4c5 3 5 9 5 13 0 11-6 16-17 16s-17-5-17-16c0-4 0-10 5-13z"
              fill={CLAY[Math.abs(slot - MIDDLE_SLOT)]}
            />
            <text className={styles.pay} y="25" textAnchor="middle">
              {figure(tenths / 10, tenths % 10 === 0 ? 0 : 1)}
            </text>
          </g>
        ))}
        <path
          className={styles.drop}
          transform={`translate(${drop.x} ${drop.y})`}
          d="M0-13C5-6 8-2 8 2a8 8 0 0 1-16 0c0-4 3-8 8-15z"
        />
      </svg>
    </InstantStage>
  );
}
