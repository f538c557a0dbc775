import { setUpTestParts } from '#libs/platform/testing/set-up';
import { Turnover } from './turnover.service.js';

const { parts } = setUpTestParts();
let turnover: Turnover;

beforeAll(async () => {
  turnover = new Turnover(parts.database, parts.clock);
});

const MORNING = new Date('2026-03-01T06:00:00Z');

/** Counts a stake of a round opened at `opened`; a negative amount takes a stake back. */
const wager = (member: string, amount: number, opened = parts.clock.now()) =>
  parts.database.query(
    'select ledger.wager(array[$1::bigint], array[$2], array[$3::bigint], array[$4::timestamptz])',
    [member, 'BDT', amount, opened],
  );

test('counts stakes towards turnover up to what is required, and none from before', async () => {
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

test('requires a voided stake again', async () => {
  await turnover.require('7002', 'BDT', 300n);
  await wager('7002', 200);
  await wager('7002', -200);
  expect(await turnover.left('7002', 'BDT')).toBe(300n);
  await wager('7002', -50);
  expect(await turnover.left('7002', 'BDT')).toBe(300n);
});

test('counts all concurrent stakes', async () => {
  await turnover.require('7003', 'BDT', 100n);
  await Promise.all(Array.from({ length: 40 }, () => wager('7003', 2)));
  expect(await turnover.left('7003', 'BDT')).toBe(20n);
});

test('keeps turnover met if a stake beyond it is taken back', async () => {
  await turnover.require('7004', 'BDT', 1000n);
  await wager('7004', 2500);
  await wager('7004', -500);
  expect(await turnover.left('7004', 'BDT')).toBe(0n);
});

test('does not take back a stake from before the requirement', async () => {
  await turnover.require('7005', 'BDT', 400n);
  await wager('7005', 400, MORNING);
  await turnover.require('7005', 'BDT', 500n);
  await wager('7005', 300);
  await wager('7005', -400, MORNING);
  expect(await turnover.left('7005', 'BDT')).toBe(200n);
  await wager('7005', -100);
  expect(await turnover.left('7005', 'BDT')).toBe(300n);
});
