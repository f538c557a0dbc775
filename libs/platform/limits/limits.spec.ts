import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { Limits } from './limits.js';

const HOUR = 3_600_000;

let db: TestDatabase;
let parts: TestParts;
let limits: Limits;

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
  limits = new Limits(parts.database, parts.clock);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});

test('takes no more of many concurrent requests than the limit allows', async () => {
  const limit = { key: 'at-once', max: 3, windowMs: HOUR };
  const waits = await Promise.all(Array.from({ length: 12 }, () => limits.take([limit])));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  expect(await limits.count(limit)).toBe(3);
});

test('takes nothing from any limit if one of them is used up', async () => {
  const narrow = { key: 'narrow', max: 1, windowMs: HOUR };
  const wide = { key: 'wide', max: 5, windowMs: HOUR };
  expect(await limits.take([wide, narrow])).toBeNull();
  expect(await limits.take([wide, narrow])).toBeGreaterThan(0);
  expect(await limits.count(wide)).toBe(1);
});

test('slides its window: the oldest leaves it first', async () => {
  const limit = { key: 'slides', max: 2, windowMs: HOUR };
  await limits.take([limit]);
  await parts.clock.advance(HOUR / 2);
  await limits.take([limit]);
  const wait = (await limits.take([limit])) ?? 0;
  expect(wait).toBeLessThanOrEqual(HOUR / 2);
  await parts.clock.advance(wait);
  expect(await limits.take([limit])).toBeNull();
  expect(await limits.take([limit])).toBeGreaterThan(0);
});

test('refuses to run inside a transaction, whose rollback would undo the count', async () => {
  const limit = { key: 'inside', max: 1, windowMs: HOUR };
  await expect(parts.database.transaction(() => limits.take([limit]))).rejects.toThrow(
    'before the transaction begins',
  );
  expect(await limits.count(limit)).toBe(0);
});

test('lets released tries be taken again, one for one', async () => {
  const limit = { key: 'back', max: 2, windowMs: HOUR };
  await limits.take([limit]);
  await limits.take([limit]);
  await Promise.all([limits.release(limit.key), limits.release(limit.key)]);
  expect(await limits.count(limit)).toBe(0);
  await limits.release(limit.key);
  expect(await limits.take([limit])).toBeNull();
});
