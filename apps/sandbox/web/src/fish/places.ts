import { type Fish, placeOf } from '../../../common/fish/water';

export interface Water {
  width: number;
  height: number;
}

/** Where a fish is drawn, in pixels; `tilt` in degrees, `left` where it looks to the left. */
export interface Drawn {
  x: number;
  y: number;
  tilt: number;
  left: boolean;
  /** Its length. */
  size: number;
}

/** Below this width fish are not drawn smaller: a finger must still meet them. */
const NARROW = 720;
const STILL_SIZE = 64;
const STILL_CELL = 84;

/** Where a swimming fish is. Null where it is not in the water. */
export function drawnAt(fish: Fish, at: number, { width, height }: Water, length: number): Drawn | null {
  const place = placeOf(fish, at);
  if (!place) return null;
  const [across, down] = [Math.cos(place.heading) * width, Math.sin(place.heading) * height];
  return {
    x: place.x * width,
    y: place.y * height,
    tilt: (Math.atan2(down, Math.abs(across)) * 180) / Math.PI,
    left: across < 0,
    size: length * Math.max(width, NARROW),
  };
}

/** Still water: each fish has a place of its own from when it comes until it has gone. */
export class StillPlaces {
  readonly #places = new Map<string, number>();

  /** The fish that have a place, with it; of more than fit, the latest wait. */
  arrange(fish: readonly Fish[], { width, height }: Water): Map<string, Drawn> {
    const columns = Math.max(1, Math.floor(width / STILL_CELL));
    const rows = Math.max(1, Math.floor(height / STILL_CELL));
    const here = new Set(fish.map(({ id }) => id));
    for (const [id, place] of this.#places)
      if (!here.has(id) || place >= columns * rows) this.#places.delete(id);
    const taken = new Set(this.#places.values());
    const free = Array.from({ length: columns * rows }, (_, place) => place).filter((one) => !taken.has(one));
    for (const { id } of fish) {
      const next = this.#places.has(id) ? undefined : free.shift();
      if (next !== undefined) this.#places.set(id, next);
    }
    return new Map(
      [...this.#places].map(([id, place]) => [
        id,
        {
          x: ((place % columns) + 0.5) * (width / columns),
          y: (Math.floor(place / columns) + 0.5) * (height / rows),
          tilt: 0,
          left: false,
          size: STILL_SIZE,
        },
      ]),
    );
  }
}

/** The fish that a finger meets: the nearest within reach. */
export function fishAt(point: { x: number; y: number }, drawn: ReadonlyMap<string, Drawn>): string | null {
  let [nearest, best]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [id, { x, y, size }] of drawn) {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < best && distance <= Math.max(28, size / 2)) [nearest, best] = [id, distance];
  }
  return nearest;
}
