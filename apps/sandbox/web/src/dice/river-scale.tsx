import type { KeyboardEvent } from 'react';
import { DICE_RULES, type DiceBet } from '../../../common/studio/dice';
import { Boat } from '../scenes/boat';
import { usePlay } from '../session/play-context';
import styles from './river-scale.module.css';

const MARKS = [0, 2_500, 5_000, 7_500, 10_000];
const STEPS: Record<string, number> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
};

interface RiverScaleProps {
  bet: DiceBet;
  place: number;
  goal: string;
  disabled: boolean;
  onTarget: (target: number) => void;
}

/** From 0 to 100: the winning bank in leaf, the target on a buoy that is dragged, the boat where the roll is. */
export function RiverScale({ bet, place, goal, disabled, onTarget }: RiverScaleProps) {
  const { t, figure } = usePlay();
  const { min, max } = bet.over ? DICE_RULES.over : DICE_RULES.under;
  const aim = (target: number) => onTarget(Math.min(max, Math.max(min, target)));
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    aim(bet.target + step);
  };
  return (
    <div className={styles.scale}>
      <div
        className={styles.water}
        style={{
          '--from': bet.over ? `${bet.target / 100}%` : '0%',
          '--to': bet.over ? '100%' : `${bet.target / 100}%`,
        }}
      >
        <span className={styles.boat} style={{ insetInlineStart: `${place / 100}%` }} aria-hidden="true">
          <Boat />
        </span>
        <input
          type="range"
          className={styles.range}
          aria-label={t.dice.target}
          aria-valuetext={goal}
          min={0}
          max={DICE_RULES.highestRoll}
          step={1}
          value={bet.target}
          disabled={disabled}
          onKeyDown={press}
          onChange={(event) => aim(Math.round(Number(event.target.value) / 100) * 100)}
        />
      </div>
      <div className={styles.marks} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{figure(mark / 100)}</span>
        ))}
      </div>
    </div>
  );
}
