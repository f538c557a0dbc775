import type { Figure, PairCount, Row, RowInTurn } from './row.js';
import { type Spread, spreadOf } from './statistics.js';
import type { Workbench } from './workbench.js';

export interface Measured {
  row: string;
  figure: Figure;
  product: Spread;
  anchor: Spread | null;
  /** Product over anchor, of the medians, if the goal is a ratio. */
  ratio: number | null;
  reached: boolean;
}

/** Measures product and anchor. @throws Error if one of them could not be measured */
export async function measure(row: Row, bench: Workbench): Promise<Measured[]> {
  const count = 'pair' in row ? await row.pair(bench) : await inTurn(row, bench);
  const counts = { product: [] as Counted[], anchor: [] as Counted[] };
  for (let round = 0; round < bench.pace.rounds; round++) {
    const { product, anchor } = await count();
    counts.product.push(finite(product));
    counts.anchor.push(finite(anchor));
  }
  return Object.entries(row.figures).map(([key, figure]) => {
    const of = (side: Counted[]) => spreadOf(side.map((count) => count[key] ?? Number.NaN));
    const beside = counts.anchor.some((count) => key in count) ? of(counts.anchor) : null;
    return judged(row.id, figure, of(counts.product), beside);
  });
}

async function inTurn(row: RowInTurn<string>, bench: Workbench): Promise<PairCount<string>> {
  const product = await row.product(bench);
  const anchor = await row.anchor?.(bench);
  return async () => ({ product: await product(), anchor: (await anchor?.()) ?? {} });
}

type Counted = Record<string, number>;

function finite(figures: Partial<Counted>): Counted {
  for (const [key, value] of Object.entries(figures))
    if (!Number.isFinite(value)) throw new Error(`${key} could not be counted: ${value}`);
  return figures as Counted;
}

function judged(row: string, figure: Figure, product: Spread, anchor: Spread | null): Measured {
  const ownFigure = 'atLeast' in figure.goal || 'atMost' in figure.goal;
  const ratio = anchor && !ownFigure ? product.median / anchor.median : null;
  return { row, figure, product, anchor, ratio, reached: isReached(figure, product.median, ratio) };
}

function isReached({ goal }: Figure, median: number, ratio: number | null): boolean {
  if ('atMost' in goal) return median <= goal.atMost;
  if ('atLeast' in goal) return median >= goal.atLeast;
  if (ratio === null) throw new Error('a ratio needs an anchor');
  return 'ratioAtLeast' in goal ? ratio >= goal.ratioAtLeast : ratio <= goal.ratioAtMost;
}
