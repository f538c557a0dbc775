import { ConcurrencyLimiter } from './concurrency-limiter.js';

const limiter = (bounds: Partial<ConstructorParameters<typeof ConcurrencyLimiter>[0]> = {}) =>
  new ConcurrencyLimiter({ concurrency: 2, maxWaiting: 10, timeoutMs: 60_000, ...bounds });

test('runs as many of one key as allowed, and the rest in order', async () => {
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

test('stops waiting after the timeout, and skips those who stopped', async () => {
  const limits = limiter({ concurrency: 1, timeoutMs: 5 });
  const first = await limits.acquire('a');
  expect(await limits.acquire('a')).toBeNull();
  first?.();
  expect(await limits.acquire('a')).not.toBeNull();
});

test('rejects at once when too many wait already', async () => {
  const limits = limiter({ concurrency: 1, maxWaiting: 1 });
  const first = await limits.acquire('a');
  const second = limits.acquire('a');
  expect(await limits.acquire('a')).toBeNull();
  first?.();
  expect(await second).not.toBeNull();
});

test('frees a place once, even if it is released twice', async () => {
  const limits = limiter({ concurrency: 1, maxWaiting: 0 });
  const first = await limits.acquire('a');
  first?.();
  first?.();
  expect(await limits.acquire('a')).not.toBeNull();
  expect(await limits.acquire('a')).toBeNull();
});
