import type { wrongRanges } from './queue-filters';

/** What a queue is narrowed to, as the fields that every queue has see it. */
export interface QueueNarrowing {
  field: (name: string) => { value: string; onChange: (value: string) => void };
  wrong: ReturnType<typeof wrongRanges>;
  /** The filters that differ from those that the queue begins with. */
  chosen: string[];
  clear: () => void;
  /** The values of those filters. */
  values: Record<string, string>;
  /** Chooses these values, and of the other filters those that the queue begins with. */
  apply: (values: Record<string, string>) => void;
}
