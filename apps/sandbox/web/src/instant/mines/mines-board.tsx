import { type KeyboardEvent, useRef, useState } from 'react';
import { TILES } from '../../../../common/instant/mines';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import { Leaf, type LeafState } from './leaf';
import styles from './mines-board.module.css';

interface MinesBoardProps {
  stateOf: (tile: number) => LeafState;
  /** A leaf may be turned over now. */
  playable: boolean;
  /** No round is open: the board is a picture. */
  resting: boolean;
  onTile: (tile: number) => void;
}

const SIDE = 5;
const MOVES: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

/** The leaves; one of them is in the order of the tab key, and arrows lead to the others. */
export function MinesBoard({ stateOf, playable, resting, onTile }: MinesBoardProps) {
  const { t, figure } = usePlay();
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent, tile: number) => {
    const step = MOVES[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tile + step;
    const beside = Math.abs(step) === 1 && Math.floor(next / SIDE) !== Math.floor(tile / SIDE);
    if (next < 0 || next >= TILES || beside) return;
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const nameOf = (tile: number, state: LeafState) => {
    const number = figure(tile + 1);
    if (state === 'closed') return t.mines.tile(number);
    return state === 'safe' ? t.mines.safe(number) : t.mines.mine(number);
  };
  return (
    <fieldset ref={board} className={classNames(styles.board, resting && styles.resting)}>
      <legend className={styles.legend}>{t.mines.board}</legend>
      {Array.from({ length: TILES }, (_, tile) => {
        const state = stateOf(tile);
        const canTurn = playable && state === 'closed';
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place
            key={tile}
            type="button"
            className={classNames(styles.leaf, styles[state])}
            aria-label={nameOf(tile, state)}
            aria-disabled={!canTurn}
            tabIndex={tile === current && !resting ? 0 : -1}
            onFocus={() => setCurrent(tile)}
            onKeyDown={(event) => move(event, tile)}
            onClick={() => {
              if (canTurn) onTile(tile);
            }}
          >
            <Leaf state={state} />
          </button>
        );
      })}
    </fieldset>
  );
}
