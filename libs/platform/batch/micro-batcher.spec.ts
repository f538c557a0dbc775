import { MicroBatcher } from './micro-batcher.js';

/** Lets everything that follows from a resolved promise happen. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that waits until it is let go, and tells what it was given. */
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

test('what comes to an idle one goes at once; what comes meanwhile goes together, in order', async () => {
  const { batches, apply, letGo } = gatedWork();
  const batcher = new MicroBatcher(apply, { size: 256, inFlight: 2 });
  const answers = [1, 2, 3, 4, 5].map((item) => batcher.add(item));
  expect(batches).toEqual([[1], [2]]);
  letGo();
  expect(await answers[0]).toBe(10);
  await turn();
  expect(batches).toEqual([[1], [2], [3, 4, 5]]);
  letGo();
  letGo();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('a batch carries no more than its size', async () => {
  const { batches, apply, letGo } = gatedWork();
  const batcher = new MicroBatcher(apply, { size: 2, inFlight: 1 });
  const answers = [1, 2, 3, 4].map((item) => batcher.add(item));
  for (const answer of [answers[0], answers[2], answers[3]]) {
    letGo();
    await answer;
    await turn();
  }
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('a bad item fails alone, and the others of its batch get their answers', async () => {
  const tried: number[][] = [];
  const apply = async (items: number[]) => {
    tried.push(items);
    if (items.includes(3)) throw new Error('three');
    return items;
  };
  const batcher = new MicroBatcher(apply, { size: 256, inFlight: 1 });
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
  expect(
    settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
  ).toEqual([1, 2, 'three', 4]);
  expect(tried).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  expect(await batcher.add(5)).toBe(5);
});

test('work that does not answer every item fails them', async () => {
  const batcher = new MicroBatcher<number, number>(async () => []);
  await expect(batcher.add(1)).rejects.toThrow('a batch of 1 got 0 answers');
});
