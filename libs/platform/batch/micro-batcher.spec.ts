import { type Batches, MicroBatcher } from './micro-batcher.js';

/** Runs everything that follows from promises that are already resolved. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

type Rules = Batches<number, number>;

const batcherOf = (apply: Rules['apply'], rules: Partial<Rules> = {}) =>
  new MicroBatcher<number, number>({ size: 256, inFlight: 1, maxAlone: 1, keyOf: String, apply, ...rules });

/** Work that waits until it is released, and records the items that it was given. */
function gatedWork() {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const apply = async (items: number[]): Promise<number[]> => {
    batches.push(items);
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => item * 10);
  };
  return { batches, apply, letGo: () => gates.shift()?.() };
}

test('sends the first item at once, and the items that arrive meanwhile together and in order', async () => {
  const { batches, apply, letGo } = gatedWork();
  const batcher = batcherOf(apply, { inFlight: 2 });
  const answers: Promise<number>[] = [];
  for (const items of [[1], [2], [3], [4, 5]]) {
    answers.push(...items.map((item) => batcher.add(item)));
    await turn();
  }
  expect(batches).toEqual([[1], [2]]);
  letGo();
  expect(await answers[0]).toBe(10);
  await turn();
  expect(batches).toEqual([[1], [2], [3, 4, 5]]);
  letGo();
  letGo();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('keeps to the size of a batch', async () => {
  const { batches, apply, letGo } = gatedWork();
  const batcher = batcherOf(apply, { size: 2 });
  const answers = [1, 2, 3, 4].map((item) => batcher.add(item));
  await turn();
  letGo();
  await answers[0];
  await turn();
  letGo();
  await Promise.all(answers);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('never runs two items of one key at the same time, and keeps their order', async () => {
  const { batches, apply, letGo } = gatedWork();
  const batcher = batcherOf(apply, { inFlight: 2, keyOf: (item) => String(item % 10) });
  const answers = [1, 2, 11, 21].map((item) => batcher.add(item));
  await turn();
  expect(batches).toEqual([[1, 2]]);
  for (const answer of [0, 2, 3]) {
    letGo();
    await answers[answer];
    await turn();
  }
  expect(batches).toEqual([[1, 2], [11], [21]]);
});

test('lets an item whose key is locked elsewhere wait alone, without delaying the others', async () => {
  const calls: [number[], boolean][] = [];
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  const batcher = batcherOf(async (items, wait) => {
    calls.push([items, wait]);
    if (wait) await freed;
    return items.map((item) => (item === 2 && !wait ? null : item));
  });
  const held = batcher.add(2);
  expect(await Promise.all([batcher.add(1), batcher.add(3)])).toEqual([1, 3]);
  expect(await batcher.add(4)).toBe(4);
  free();
  expect(await held).toBe(2);
  expect(calls).toEqual([
    [[2, 1, 3], false],
    [[2], true],
    [[4], false],
  ]);
});

test('fails a bad item alone and answers the others of its batch', async () => {
  const tried: number[][] = [];
  const apply = async (items: number[]) => {
    tried.push(items);
    if (items.includes(3)) throw new Error('three');
    return items;
  };
  const batcher = batcherOf(apply);
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
  expect(
    settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
  ).toEqual([1, 2, 'three', 4]);
  expect(tried).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]]);
  expect(await batcher.add(5)).toBe(5);
});

test('fails all items if the work does not answer each of them', async () => {
  const batcher = batcherOf(async () => []);
  await expect(batcher.add(1)).rejects.toThrow('a batch of 1 got 0 answers');
});
