import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { BatchLoader } from './batch-loader.js';

/** Runs everything that follows from promises that are already resolved. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A loader whose batches wait until they are released, and the keys that each of them was asked for. */
function gatedLoader(rules: { size?: number; inFlight?: number; spacingMs?: number } = {}) {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const loader = new BatchLoader<number, string>({
    size: 256,
    inFlight: 1,
    ...rules,
    load: async (keys) => {
      batches.push(keys);
      await new Promise<void>((resolve) => gates.push(resolve));
      return new Map(keys.filter((key) => key > 0).map((key) => [key, `value ${key}`]));
    },
  });
  return { loader, batches, letGo: () => gates.shift()?.() };
}

test('loads at once while idle, and batches the keys that arrive during a load', async () => {
  const { loader, batches, letGo } = gatedLoader();
  const first = loader.load(1);
  await turn();
  const later = [2, 3].map((key) => loader.load(key));
  await turn();
  expect(batches).toEqual([[1]]);
  letGo();
  expect(await first).toBe('value 1');
  await turn();
  expect(batches).toEqual([[1], [2, 3]]);
  letGo();
  expect(await Promise.all(later)).toEqual(['value 2', 'value 3']);
});

test('reads a key once for all who wait for it, and again for a caller who asks during the read', async () => {
  const { loader, batches, letGo } = gatedLoader({ inFlight: 2 });
  const values = [loader.load(1), loader.load(1)];
  await turn();
  values.push(loader.load(1));
  await turn();
  expect(batches).toEqual([[1], [1]]);
  letGo();
  letGo();
  expect(await Promise.all(values)).toEqual(['value 1', 'value 1', 'value 1']);
});

test('keeps to the size of a batch and to the number of batches in flight', async () => {
  const { loader, batches, letGo } = gatedLoader({ size: 2, inFlight: 2 });
  const values = [1, 2, 3, 4, 5].map((key) => loader.load(key));
  await turn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  letGo();
  await values[0];
  await turn();
  expect(batches).toHaveLength(3);
  letGo();
  letGo();
  expect(await values[4]).toBe('value 5');
});

test('with spacing, loads a lone key at once and batches keys that arrive shortly after', async () => {
  const { loader, batches, letGo } = gatedLoader({ inFlight: 2, spacingMs: 60 });
  const began = performance.now();
  void loader.load(1);
  await turn();
  expect(batches).toEqual([[1]]);
  letGo();
  await turn();
  void loader.load(2);
  await turn();
  void loader.load(3);
  while (batches.length < 2) await turn();
  expect(batches).toEqual([[1], [2, 3]]);
  expect(performance.now() - began).toBeGreaterThan(55);
  letGo();
  await pause(70);
  void loader.load(4);
  await turn();
  expect(batches).toHaveLength(3);
  letGo();
});

test('returns undefined for a key that is not found', async () => {
  const { loader, letGo } = gatedLoader();
  const value = loader.load(-1);
  await turn();
  letGo();
  expect(await value).toBeUndefined();
});

test('rejects all callers of a failed batch, and loads the next batch', async () => {
  let failing = true;
  const loader = new BatchLoader<number, number>({
    size: 256,
    inFlight: 1,
    load: async (keys) => {
      if (failing) throw new Error('away');
      return new Map(keys.map((key) => [key, key]));
    },
  });
  const settled = await Promise.allSettled([loader.load(1), loader.load(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  failing = false;
  expect(await loader.load(3)).toBe(3);
});

test("runs outside the caller's transaction", async () => {
  const transaction = new AsyncLocalStorage<string>();
  const loader = new BatchLoader<number, string>({
    size: 256,
    inFlight: 1,
    load: async () => new Map([[1, transaction.getStore() ?? 'none']]),
  });
  expect(await transaction.run('mine', () => loader.load(1))).toBe('none');
});
