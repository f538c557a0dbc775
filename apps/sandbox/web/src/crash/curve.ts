/** The box that the flight is drawn in, and the margin inside it. */
export const SKY = { width: 1000, height: 560, left: 130, right: 190, top: 150, bottom: 150 };

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
export function flightAt(elapsed: number, growth: number): Flight {
  const time = Math.max(0, elapsed);
  const multiplier = Math.exp(growth * time);
  const span = Math.max(SHORTEST_MS, time * ROOM);
  const highest = Math.max(LOWEST, 1 + (multiplier - 1) * ROOM);
  const place = (at: number): readonly [number, number] => {
    const height = (Math.exp(growth * at) - 1) / (highest - 1);
    return [
      SKY.left + (at / span) * (SKY.width - SKY.left - SKY.right),
      SKY.height - SKY.bottom - height * (SKY.height - SKY.top - SKY.bottom),
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

/** Multipliers to mark at the side: three to six round figures between 1 and the highest in sight. */
export function marksUpTo(highest: number): number[] {
  const raw = (highest - 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= raw) ?? raw;
  const count = Math.floor((highest - 1) / step + 1e-9);
  return Array.from({ length: count }, (_, index) => 1 + step * (index + 1));
}

/** The height of a multiplier in the box. */
export function heightOf(multiplier: number, highest: number): number {
  return SKY.height - SKY.bottom - ((multiplier - 1) / (highest - 1)) * (SKY.height - SKY.top - SKY.bottom);
}
