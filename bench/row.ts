import type { Workbench } from './workbench.js';

/** What the product has to reach: so many times its anchor, or no more than a figure of its own. */
export type Goal = { ratioAtLeast: number } | { ratioAtMost: number } | { atMost: number };

/** One figure of a row. Goals are of medians. */
export interface Figure {
  title: string;
  /** As in `/s` or `ms`. */
  unit: string;
  goal: Goal;
}

/** One count: a number for each figure of the row. */
export type Count<Key extends string> = () => Promise<Record<Key, number>>;

export interface Row<Key extends string = string> {
  /** For `--only`. */
  id: string;
  figures: Record<Key, Figure>;
  /** Starts what the product needs; what it starts on the bench ends with the row. */
  product(bench: Workbench): Promise<Count<Key>>;
  /** The same of the anchor: the simplest program that does the same work, with the same durability and clients. */
  anchor?(bench: Workbench): Promise<Count<Key>>;
}

/** A row as its file declares it. */
export function defineRow<Key extends string>(row: Row<Key>): Row {
  return row as unknown as Row;
}
