/** Symbols from the top down; `place` names a cell of the tape, so that no two are the same. */
export type Tape = readonly { place: string; symbol: string }[];

/** How a reel comes to rest. Times in milliseconds, lengths in cells. */
export const SETTLE = {
  cellMs: 48,
  overshoot: 0.22,
  /** When the overshoot turns back, as a part of the whole. */
  turn: 0.84,
  first: { cells: 12, ms: 720 },
  each: { cells: 6, ms: 270 },
  quick: { cells: 5, ms: 320, eachMs: 40 },
};

/** How far, and how long, the reel of this index still runs once its stop is known: one settles after the other. */
export function settleOf(index: number, quick: boolean): { cells: number; ms: number } {
  if (quick) return { cells: SETTLE.quick.cells, ms: SETTLE.quick.ms + index * SETTLE.quick.eachMs };
  return {
    cells: SETTLE.first.cells + index * SETTLE.each.cells,
    ms: SETTLE.first.ms + index * SETTLE.each.ms,
  };
}

/**
 * The cells that a reel needs. At rest: the window, with a neighbour above and below. While it settles, `run` more
 * cells below, which pass first. In a loop: the whole strip, and its beginning again.
 */
export function tapeOf(
  strip: readonly string[],
  rows: number,
  stop: number,
  run: number | 'still' | 'loop',
): Tape {
  const looping = run === 'loop';
  const from = looping ? 0 : stop - 1;
  const length = looping ? strip.length + rows : rows + 2 + (run === 'still' ? 0 : run);
  return Array.from({ length }, (_, at) => {
    const place = (((from + at) % strip.length) + strip.length) % strip.length;
    return { place: `${at}:${place}`, symbol: strip[place] ?? '' };
  });
}
