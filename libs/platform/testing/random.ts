export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: the same numbers for the same seed. */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}
