import { setTimeout as pause } from 'node:timers/promises';

/** Processes the list in order, this many at a time. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
}

/**
 * Polls until the condition is true. Returns the milliseconds that it took, or `null` if it did not become true in
 * time.
 */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<number | null> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) return null;
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A whole number from 0 to below `end`. */
export const randomBelow = (end: number): number => Math.floor(Math.random() * end);
