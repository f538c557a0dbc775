/** The box that the flight is drawn in, in pixels, and the margins inside it. All that is written lies outside. */
export interface Sky {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
  /** How large a kite looks in it. */
  scale: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The corners of the kite and of its tail as they are drawn, around the knot of its string. */
const OUTLINE = [
  [0, -76],
  [60, -6],
  [-60, -6],
  [26, 84],
  [-26, 84],
  [28, 122],
  [-20, 142],
  [4, 164],
] as const;
/** How far it sways to either side, in degrees. */
export const SWAY = 4;
/** How far it reaches from its knot, however it leans. */
const REACH = { left: 108, top: 76, right: 64, bottom: 164 };
const MARK_TEXT = 24;

/** A sky with room for the whole kite on every side, tail and all. */
export function skyOf(width: number, height: number): Sky {
  const scale = between(0.2, Math.min(width / 900, height / 420), 0.95);
  return {
    width,
    height,
    left: REACH.left * scale,
    top: Math.max(MARK_TEXT, REACH.top * scale),
    bottom: REACH.bottom * scale,
    scale,
  };
}

/** What the marks at the side take of the width: a higher figure has more digits. */
export const marksRoom = (highest: number): number => 52 + 12 * Math.log10(highest);

const SHORTEST_MS = 8_000;
const LOWEST = 1.8;
const ROOM = 1.12;
const POINTS = 40;

export interface Flight {
  /** Path of the string, from the hand to the kite. */
  path: string;
  x: number;
  y: number;
  /** Of the string at the kite, in degrees. */
  angle: number;
  /** The highest multiplier in sight. */
  highest: number;
}

/**
 * The string of a kite that has climbed for `elapsed` milliseconds at `growth` a millisecond. The view widens with
 * the flight, so that the kite stays in sight however high it goes.
 */
export function flightAt(elapsed: number, growth: number, sky: Sky): Flight {
  const time = Math.max(0, elapsed);
  const multiplier = Math.exp(growth * time);
  const span = Math.max(SHORTEST_MS, time * ROOM);
  const highest = Math.max(LOWEST, 1 + (multiplier - 1) * ROOM);
  const right = marksRoom(highest) + REACH.right * sky.scale;
  const place = (at: number): readonly [number, number] => {
    const height = (Math.exp(growth * at) - 1) / (highest - 1);
    return [
      sky.left + (at / span) * (sky.width - sky.left - right),
      sky.height - sky.bottom - height * (sky.height - sky.top - sky.bottom),
    ];
  };
  const points = Array.from({ length: POINTS + 1 }, (_, index) => place((time * index) / POINTS));
  const [x, y] = place(time);
  const [backX, backY] = place(Math.max(0, time - span / 50));
  return {
    path: `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
    x,
    y,
    angle: (Math.atan2(backY - y, Math.max(1, x - backX)) * 180) / Math.PI,
    highest,
  };
}

const RISE_MS = 1_500;
const HELD = { x: 34, y: 120, lean: 12 };
const FLYING_LEAN = 35;
const LEAN_ON_STRING = 0.4;

interface Kite {
  x: number;
  y: number;
  /** In degrees, clockwise. */
  lean: number;
}

/** Where the kite stands, and how it leans: held up over the roofs at first, then at the end of its string. */
export function kiteOn({ x, y, angle }: Flight, { scale }: Sky, elapsed: number): Kite {
  const held = Math.max(0, 1 - elapsed / RISE_MS);
  const flying = FLYING_LEAN - angle * LEAN_ON_STRING;
  return {
    x: x + HELD.x * scale * held,
    y: y - HELD.y * scale * held,
    lean: flying + (HELD.lean - flying) * held,
  };
}

/** The box around a kite, wherever it sways to. */
export function boxOf({ x, y, lean }: Kite, { scale }: Sky): Box {
  const corners = [-SWAY, 0, SWAY].flatMap((sway) => {
    const turn = ((lean + sway) * Math.PI) / 180;
    return OUTLINE.map(([across, down]) => [
      x + scale * (across * Math.cos(turn) - down * Math.sin(turn)),
      y + scale * (across * Math.sin(turn) + down * Math.cos(turn)),
    ]);
  });
  const across = corners.map(([value = 0]) => value);
  const down = corners.map(([, value = 0]) => value);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** Multipliers to mark at the side: three to six round figures between 1 and the highest in sight. */
export function marksUpTo(highest: number): number[] {
  const raw = (highest - 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= raw) ?? raw;
  const count = Math.floor((highest - 1) / step + 1e-9);
  return Array.from({ length: count }, (_, index) => 1 + step * (index + 1));
}

/** The height of a multiplier in the box. */
export function heightOf(multiplier: number, highest: number, sky: Sky): number {
  return sky.height - sky.bottom - ((multiplier - 1) / (highest - 1)) * (sky.height - sky.top - sky.bottom);
}
