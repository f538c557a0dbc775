import type { Count, Figure, Row } from './row.js';
import { type Spread, spreadOf } from './statistics.js';
import type { Workbench } from './workbench.js';

export interface Measured {
  row: string;
  figure: Figure;
  product: Spread;
  anchor: Spread | null;
  /** Product over anchor, of the medians, where the goal is a ratio. */
  ratio: number | null;
  reached: boolean;
}

/** Counts product and anchor in turn. @throws Error where one of them could not be counted */
export async function measure(row: Row, bench: Workbench): Promise<Measured[]> {
  const product = await row.product(bench);
  const anchor = await row.anchor?.(bench);
  const counts = { product: [] as Counted[], anchor: [] as Counted[] };
  for (let round = 0; round < bench.pace.rounds; round++) {
    counts.product.push(await counted(product));
    if (anchor) counts.anchor.push(await counted(anchor));
  }
  return Object.entries(row.figures).map(([key, figure]) => {
    const of = (side: Counted[]) => spreadOf(side.map((count) => count[key] ?? Number.NaN));
    return judged(row.id, figure, of(counts.product), anchor ? of(counts.anchor) : null);
  });
}

type Counted = Record<string, number>;

async function counted(count: Count<string>): Promise<Counted> {
  const figures = await count();
  for (const [key, value] of Object.entries(figures))
    if (!Number.isFinite(value)) throw new Error(`${key} could not be counted: ${value}`);
  return figures;
}

function judged(row: string, figure: Figure, product: Spread, anchor: Spread | null): Measured {
  const ratio = anchor && !('atMost' in figure.goal) ? product.median / anchor.median : null;
  return { row, figure, product, anchor, ratio, reached: isReached(figure, product.median, ratio) };
}

function isReached({ goal }: Figure, median: number, ratio: number | null): boolean {
  if ('atMost' in goal) return median <= goal.atMost;
  if (ratio === null) throw new Error('a ratio needs an anchor');
  return 'ratioAtLeast' in goal ? ratio >= goal.ratioAtLeast : ratio <= goal.ratioAtMost;
}
