import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '../session/surroundings';
import { classNames } from '../ui/class-names';
import styles from './reel.module.css';
import { SETTLE, settleOf, type Tape, tapeOf } from './reel-tape';

export type ReelMotion = 'still' | 'loop' | 'settle';

interface ReelProps {
  strip: readonly string[];
  rows: number;
  /** The place on the strip that stands, or will stand, in the top row. */
  stop: number;
  index: number;
  motion: ReelMotion;
  quick: boolean;
  symbols: Record<string, ReactNode>;
  /** Rows that are part of a win on show; the others step back. Null where nothing is on show. */
  lit: ReadonlySet<number> | null;
  onSettled: () => void;
}

const offset = (cells: number) => `translateY(calc(var(--cell) * ${-cells}))`;

/** One reel: its strip runs downwards, and settles on the stop with a little overshoot. */
export function Reel(props: ReelProps) {
  const { strip, rows, stop, index, motion, quick, symbols, lit, onSettled } = props;
  const tape = useRef<HTMLDivElement>(null);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const cells: Tape = tapeOf(strip, rows, stop, motion === 'settle' ? settleOf(index, quick).cells : motion);

  useLayoutEffect(() => {
    const element = tape.current;
    if (!element || motion === 'still') return;
    if (prefersStillness()) {
      if (motion === 'settle') settled.current();
      return;
    }
    if (motion === 'loop') {
      const running = element.animate([{ transform: offset(strip.length) }, { transform: offset(0) }], {
        duration: strip.length * SETTLE.cellMs,
        iterations: Number.POSITIVE_INFINITY,
      });
      return () => running.cancel();
    }
    const { cells: run, ms } = settleOf(index, quick);
    const settling = element.animate(
      [
        { transform: offset(1 + run), easing: 'cubic-bezier(0.3, 0.5, 0.45, 1)' },
        { transform: offset(1 - SETTLE.overshoot), offset: SETTLE.turn, easing: 'ease-in-out' },
        { transform: offset(1) },
      ],
      { duration: ms, fill: 'forwards' },
    );
    settling.onfinish = () => settled.current();
    return () => settling.cancel();
  }, [motion, strip, index, quick]);

  return (
    <div className={styles.reel}>
      <div ref={tape} className={styles.tape} style={{ transform: offset(motion === 'loop' ? 0 : 1) }}>
        {cells.map(({ place, symbol }, at) => (
          <span
            key={place}
            data-symbol={motion === 'still' && at > 0 && at <= rows ? symbol : undefined}
            className={classNames(
              styles.cell,
              lit !== null && !lit.has(at - 1) && styles.back,
              lit?.has(at - 1) && styles.lit,
            )}
          >
            <svg viewBox="0 0 64 64" aria-hidden="true">
              {symbols[symbol]}
            </svg>
          </span>
        ))}
      </div>
    </div>
  );
}
