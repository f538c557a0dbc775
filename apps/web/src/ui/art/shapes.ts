type Point = readonly [x: number, y: number];

/** A point `radius` from the origin, `turn` of a full circle clockwise from straight up. */
export function polar(radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Numbers as SVG path data, in as few characters as `digits` decimals allow. */
export function pathNumbers(values: readonly number[], digits = 0): string {
  const scale = 10 ** digits;
  return values
    .map((value) => String(Math.round(value * scale) / scale || 0).replace(/^(-?)0\./, '$1.'))
    .reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');
}

interface Petals {
  /** Petals in the whole ring; `drawn` of them, from the top clockwise, are in the path. */
  count: number;
  drawn?: number;
  /** Radius of the pointed foot and of the pointed tip. */
  from: number;
  to: number;
  /** Half the distance between the curve handles; the petal is about three quarters as wide. */
  spread: number;
}

/** Petals around the origin as the data of one path. */
export function petals({ count, drawn = count, from, to, spread }: Petals): string {
  const petal = (turn: number): string => {
    const foot = polar(from, turn);
    const along = polar(to - from, turn);
    const across = polar(spread, turn + 0.25);
    const at = (length: number, width: number): Point => [
      along[0] * length + across[0] * width,
      along[1] * length + across[1] * width,
    ];
    const out = [...at(0.22, 0.8), ...at(0.7, 1), ...along];
    const back = [...at(-0.3, -1), ...at(-0.78, -0.8), -along[0], -along[1]];
    return `M${pathNumbers(foot, 1)}c${pathNumbers([...out, ...back], 1)}z`;
  };
  return Array.from({ length: drawn }, (_, index) => petal(index / count)).join('');
}

/** `drawn` of `count` bows that bulge outwards along a circle around the origin, as path data. */
export function scallops(count: number, radius: number, drawn = count): string {
  const bulge = radius * Math.sin(Math.PI / count) * 1.04;
  const corners = Array.from({ length: drawn + 1 }, (_, index) => polar(radius, index / count));
  const arcs = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [0, 0];
    return `a${pathNumbers([bulge, bulge, 0, 0, 1, x - fromX, y - fromY], 1)}`;
  });
  return `M${pathNumbers(corners[0] ?? [], 1)}${arcs.join('')}`;
}

/** Every second sector of a disc around the origin: `count` of them, as the data of one path. */
export function sectors(count: number, radius: number): string {
  const half = 0.25 / count;
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [polar(radius, index / count - half), polar(radius, index / count + half)];
    return `M0 0L${pathNumbers(left, 1)}A${radius} ${radius} 0 0 1 ${pathNumbers(right, 1)}z`;
  }).join('');
}

/** A star around `centre` with its first point straight up, as path data. */
export function star(points: number, outer: number, inner: number, centre: Point = [0, 0]): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [x, y] = polar(index % 2 === 0 ? outer : inner, index / points / 2);
    return [x + centre[0], y + centre[1]] as const;
  });
  return `M${pathNumbers(corners.flat(), 1)}z`;
}
