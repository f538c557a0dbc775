import type { Workbench } from './workbench.js';

/** The goal of the product: a ratio to its anchor, or a figure of its own. */
export type Goal =
  | { ratioAtLeast: number }
  | { ratioAtMost: number }
  | { atLeast: number }
  | { atMost: number };

/** One figure of a row. Goals apply to medians. */
export interface Figure {
  title: string;
  /** As in `/s` or `ms`. */
  unit: string;
  goal: Goal;
}

/** One count: a number for each figure of the row. */
export type Count<Key extends string> = () => Promise<Record<Key, number>>;

interface RowOf<Key extends string> {
  /** For `--only`. */
  id: string;
  figures: Record<Key, Figure>;
}

/** A row whose sides are counted in turn. */
export interface RowInTurn<Key extends string> extends RowOf<Key> {
  /** Starts what the product needs; everything started on the bench ends with the row. */
  product(bench: Workbench): Promise<Count<Key>>;
  /**
   * The same for the anchor: the simplest program that does the same work, with the same durability and clients.
   * Optional for a figure with a goal of its own.
   */
  anchor?(bench: Workbench): Promise<() => Promise<Partial<Record<Key, number>>>>;
}

/** One count of both sides. */
export type PairCount<Key extends string> = () => Promise<{
  product: Record<Key, number>;
  anchor: Partial<Record<Key, number>>;
}>;

/** A row whose sides are counted together, step by step: for a goal so near to 1 that counts in turn differ by more. */
export interface PairedRow<Key extends string> extends RowOf<Key> {
  pair(bench: Workbench): Promise<PairCount<Key>>;
}

export type Row<Key extends string = string> = RowInTurn<Key> | PairedRow<Key>;

/** Declares a row. */
export function defineRow<Key extends string>(row: Row<Key>): Row {
  return row as unknown as Row;
}
