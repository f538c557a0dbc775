import { ConcurrencyLimiter } from './concurrency-limiter.js';

const limiter = (bounds: Partial<ConstructorParameters<typeof ConcurrencyLimiter>[0]> = {}) =>
  new ConcurrencyLimiter({ atOnce: 2, waiting: 10, patienceMs: 60_000, ...bounds });

test('lets as many of one key run as it may, and the rest in turn', async () => {
  const limits = limiter();
  const [first, second] = [await limits.acquire('a'), await limits.acquire('a')];
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) =>
    limits.acquire('a').then((release) => {
      order.push(number);
      return release;
    }),
  );
  expect(await limits.acquire('b')).not.toBeNull();
  expect(order).toEqual([]);
  first?.();
  (await waiting[0])?.();
  (await waiting[1])?.();
  await waiting[2];
  expect(order).toEqual([1, 2, 3]);
  second?.();
});

test('gives up on a place that does not come free in time, and goes on without who gave up', async () => {
  const limits = limiter({ atOnce: 1, patienceMs: 5 });
  const first = await limits.acquire('a');
  expect(await limits.acquire('a')).toBeNull();
  first?.();
  expect(await limits.acquire('a')).not.toBeNull();
});

test('turns away at once who would wait behind too many', async () => {
  const limits = limiter({ atOnce: 1, waiting: 1 });
  const first = await limits.acquire('a');
  const second = limits.acquire('a');
  expect(await limits.acquire('a')).toBeNull();
  first?.();
  expect(await second).not.toBeNull();
});

test('a place that is given back twice is one place', async () => {
  const limits = limiter({ atOnce: 1, waiting: 0 });
  const first = await limits.acquire('a');
  first?.();
  first?.();
  expect(await limits.acquire('a')).not.toBeNull();
  expect(await limits.acquire('a')).toBeNull();
});
