import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { Turnover } from './turnover.service.js';

let db: TestDatabase;
let parts: TestParts;
let turnover: Turnover;

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
  turnover = new Turnover(parts.database);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});

const wager = (member: string, amount: number) =>
  parts.database.query('select ledger.wager($1, $2, $3)', [member, 'BDT', amount]);

test('stakes meet what was required, and no more: what is staked before counts for nothing', async () => {
  await wager('7001', 900);
  expect(await turnover.left('7001', 'BDT')).toBe(0n);
  await turnover.require('7001', 'BDT', 500n);
  await wager('7001', 200);
  expect(await turnover.left('7001', 'BDT')).toBe(300n);
  await wager('7001', 1000);
  expect(await turnover.left('7001', 'BDT')).toBe(0n);
  await turnover.require('7001', 'BDT', 100n);
  expect(await turnover.left('7001', 'BDT')).toBe(100n);
});

test('a stake that was void is required again', async () => {
  await turnover.require('7002', 'BDT', 300n);
  await wager('7002', 200);
  await wager('7002', -200);
  expect(await turnover.left('7002', 'BDT')).toBe(300n);
  await wager('7002', -50);
  expect(await turnover.left('7002', 'BDT')).toBe(300n);
});

test('stakes at once all count', async () => {
  await turnover.require('7003', 'BDT', 100n);
  await Promise.all(Array.from({ length: 40 }, () => wager('7003', 2)));
  expect(await turnover.left('7003', 'BDT')).toBe(20n);
});
