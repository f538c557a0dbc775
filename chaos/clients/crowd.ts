import { setTimeout as pause } from 'node:timers/promises';

/** Works through the list in its order, so many at a time. */
export async function crowd<Item, Result>(
  items: readonly Item[],
  atOnce: number,
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
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Looks until it is so; the milliseconds that it took, or `null` when it did not become so in time. */
export async function eventually(
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
export const below = (end: number): number => Math.floor(Math.random() * end);
