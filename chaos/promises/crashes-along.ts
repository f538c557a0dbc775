import { crowd } from '../clients/crowd.js';

/**
 * Works through the list, and crashes something so many times on the way, evenly along the work rather than the
 * clock, so that each crash meets work under way on any machine.
 */
export async function crashesAlong<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
  crashes: number,
  crash: (which: number) => Promise<void>,
): Promise<void> {
  const every = Math.floor(items.length / (crashes + 1));
  let done = 0;
  let crashing = Promise.resolve();
  await crowd(items, atOnce, async (item, index) => {
    await work(item, index);
    done++;
    const which = done / every;
    if (Number.isInteger(which) && which >= 1 && which <= crashes)
      crashing = crashing.then(() => crash(which));
  });
  await crashing;
}
