interface Point {
  x: number;
  y: number;
}

/** Pixels. */
const CORNER = 6;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Towards another point, at most half the way to it. */
function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

/** The `d` of an SVG path along the points, its corners rounded. */
export function roundedPath(points: Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      if (!after) return `L${round(point.x)} ${round(point.y)}`;
      const [into, out] = [towards(point, before), towards(point, after)];
      return `L${into.x} ${into.y}Q${round(point.x)} ${round(point.y)} ${out.x} ${out.y}`;
    })
    .join('');
}
