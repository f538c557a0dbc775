import { type FishCode, kindAt } from './kinds.js';

/**
 * Which fish swim where and when. It follows from numbers alone, by sums and products of them, so that browser and
 * server see the same water. Places are shares of the water's width (x) and height (y), from the upper left.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Fish {
  /** Its wave and its place in it: `3-17`. */
  id: string;
  kind: FishCode;
  /** Milliseconds since the first wave began. */
  entersAt: number;
  leavesAt: number;
  /** A quadratic Bézier curve: start, control point and end. Both ends are outside of the view. */
  path: [Point, Point, Point];
}

/** Where a fish is, and which way it swims, in radians clockwise from the right. */
export interface FishPlace extends Point {
  heading: number;
}

export const WAVE_MS = 60_000;
export const WAVE_FISH = 60;
const PART_MS = WAVE_MS / WAVE_FISH;
const NUMBERS_A_FISH = 6;
/** How many numbers in [0, 1) a wave takes. */
export const WAVE_NUMBERS = WAVE_FISH * NUMBERS_A_FISH;

/** How far outside of the view a path begins: more than half of the longest fish. */
const MARGIN = 0.1;
/** Fish keep this far from the surface and from the bottom. */
const EDGE = 0.1;

const depth = (number: number): number => EDGE + number * (1 - 2 * EDGE);

/** The fish of a wave, counted from 0, by the time they enter. Each has its own part of the wave, so that the water is never empty for long. */
export function waveOf(numbers: readonly number[], wave: number): Fish[] {
  return Array.from({ length: WAVE_FISH }, (_, index) => {
    const [when = 0, which = 0, side = 0, start = 0, middle = 0, end = 0] = numbers.slice(
      index * NUMBERS_A_FISH,
      (index + 1) * NUMBERS_A_FISH,
    );
    const kind = kindAt(which);
    const entersAt = wave * WAVE_MS + index * PART_MS + Math.floor(when * PART_MS);
    const [from, to] = side < 0.5 ? [-MARGIN, 1 + MARGIN] : [1 + MARGIN, -MARGIN];
    return {
      id: `${wave}-${index}`,
      kind: kind.code,
      entersAt,
      leavesAt: entersAt + kind.crossingMs,
      path: [
        { x: from, y: depth(start) },
        { x: 0.5, y: depth(middle) },
        { x: to, y: depth(end) },
      ],
    };
  });
}

/** Null before it enters and after it has left. `at` in milliseconds since the first wave began. */
export function placeOf(fish: Fish, at: number): FishPlace | null {
  if (at < fish.entersAt || at >= fish.leavesAt) return null;
  const done = (at - fish.entersAt) / (fish.leavesAt - fish.entersAt);
  const [a, b, c] = fish.path;
  const along = (from: number, over: number, to: number): number =>
    (1 - done) * (1 - done) * from + 2 * (1 - done) * done * over + done * done * to;
  const speed = (from: number, over: number, to: number): number =>
    2 * (1 - done) * (over - from) + 2 * done * (to - over);
  return {
    x: along(a.x, b.x, c.x),
    y: along(a.y, b.y, c.y),
    heading: Math.atan2(speed(a.y, b.y, c.y), speed(a.x, b.x, c.x)),
  };
}

/** Whether a fish can be shot at: its middle is in view. */
export function isInView(fish: Fish, at: number): boolean {
  const place = placeOf(fish, at);
  return place !== null && place.x >= 0 && place.x <= 1;
}

/** The waves whose fish may be in the water: the running one, and the one before it. */
export function wavesAt(at: number): number[] {
  const wave = Math.floor(at / WAVE_MS);
  return wave > 0 ? [wave - 1, wave] : [wave];
}
