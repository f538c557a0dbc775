import { mapConcurrently } from '../clients/concurrency.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

/**
 * Processes the list and causes this many crashes on the way, spread evenly over the work rather than the time, so that
 * each crash interrupts work on any machine.
 */
export async function crashesAlong<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, index: number) => Promise<void>,
  crashes: number,
  crash: (which: number) => Promise<void>,
): Promise<void> {
  const every = Math.floor(items.length / (crashes + 1));
  let done = 0;
  let crashing = Promise.resolve();
  await mapConcurrently(items, concurrency, async (item, index) => {
    await work(item, index);
    done++;
    const which = done / every;
    if (Number.isInteger(which) && which >= 1 && which <= crashes)
      crashing = crashing.then(() => crash(which));
  });
  await crashing;
}

/** Crashes for `crashesAlong`: PostgreSQL and an api in turn, starting with PostgreSQL, until each was killed this often. */
export const crashesInTurn =
  (stack: Stack, api: Api, { apiKills, postgresKills }: { apiKills: number; postgresKills: number }) =>
  async (which: number): Promise<void> => {
    const isPostgresTurn = which % 2 === 1 ? which < postgresKills * 2 : which > apiKills * 2;
    return isPostgresTurn ? stack.crashPostgres() : crash(api);
  };

/** Crashes for `crashesAlong`: one api after the other. */
export const apisInTurn =
  (apis: readonly Api[]) =>
  (which: number): Promise<void> =>
    crash(apis[which % apis.length] as Api);

async function crash(api: Api): Promise<void> {
  await api.kill();
  await api.start();
}
