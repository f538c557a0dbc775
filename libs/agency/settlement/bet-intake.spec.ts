import { jest } from '@jest/globals';
import { BRAND, SettlementTestbed } from './settlement.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
const HOUR_MS = 3_600_000;

let testbed: SettlementTestbed;
let player: string;
beforeEach(async () => {
  testbed = await SettlementTestbed.open(NOON);
  player = await testbed.addMember(null, 0);
});
afterEach(() => testbed.close());

const takeAt = async (at: Date, lateMs?: number) => {
  await testbed.moveTo(at);
  return testbed.intake.take(BRAND, lateMs);
};
const entries = () =>
  testbed.db.query('select round, revision, sign, stake::int, batch::int from agency.bet_entry order by id');

test('takes each round once, up to the last full five minutes before the delay', async () => {
  const first = await testbed.bet(player, { stake: 100n, at: minutes(4.9) });
  await testbed.bet(player, { stake: 200n, at: minutes(5) });
  expect(await takeAt(new Date(minutes(5).getTime() + 29_000))).toMatchObject({ takenUntil: NOON });
  const feed = await takeAt(new Date(minutes(5).getTime() + 31_000));
  expect(feed).toEqual({ batch: '1', takenUntil: minutes(5) });
  await Promise.all(Array.from({ length: 8 }, () => testbed.intake.take(BRAND)));
  expect(await entries()).toEqual([{ round: first, revision: 1, sign: 1, stake: 100, batch: 1 }]);
});

test('takes everything after a worker was away for hours', async () => {
  await takeAt(minutes(1));
  for (const minute of [10, 100, 200]) await testbed.bet(player, { stake: 100n, at: minutes(minute) });
  await takeAt(minutes(300));
  expect(await entries()).toHaveLength(3);
});

test('does not take rounds with play money', async () => {
  const played = await testbed.bet(player, { stake: 100n, at: minutes(1) });
  await testbed.db.query(`update games.round set currency = 'XTS' where id = $1`, [played]);
  const staked = await testbed.bet(player, { stake: 200n, at: minutes(2) });
  await takeAt(minutes(10));
  expect(await entries()).toMatchObject([{ round: staked }]);
});

test('finds late rounds for fifteen minutes, and by the nightly job for two days', async () => {
  await takeAt(minutes(61));
  await testbed.bet(player, { stake: 100n, at: minutes(50) });
  await testbed.bet(player, { stake: 200n, at: minutes(30) });
  await takeAt(minutes(61));
  expect(await entries()).toMatchObject([{ stake: 100 }]);
  await takeAt(minutes(61), 48 * HOUR_MS);
  expect(await entries()).toMatchObject([{ stake: 100 }, { stake: 200, batch: 2 }]);
});

test('reverses a changed round and takes it anew; only reverses a void one', async () => {
  const won = await testbed.bet(player, { stake: 100n, at: minutes(1) });
  const gone = await testbed.bet(player, { stake: 200n, at: minutes(2) });
  await takeAt(minutes(6));
  await testbed.amend(won, minutes(7), { win: 500n });
  await testbed.amend(gone, minutes(7), { void: true });
  await takeAt(minutes(11));
  expect(await entries()).toEqual([
    { round: won, revision: 1, sign: 1, stake: 100, batch: 1 },
    { round: gone, revision: 1, sign: 1, stake: 200, batch: 1 },
    { round: won, revision: 1, sign: -1, stake: 100, batch: 2 },
    { round: won, revision: 2, sign: 1, stake: 100, batch: 2 },
    { round: gone, revision: 1, sign: -1, stake: 200, batch: 2 },
  ]);
});

test('refuses any change of the feed', async () => {
  await testbed.bet(player, { stake: 100n, at: minutes(1) });
  await takeAt(minutes(6));
  for (const change of [
    'update agency.bet_entry set stake = 1',
    'delete from agency.bet_entry',
    'truncate agency.bet_entry',
  ])
    await expect(testbed.db.query(change)).rejects.toThrow();
});

test("takes nothing early if the worker's clock is ahead", async () => {
  const { clock } = testbed.parts;
  const own = clock.now.bind(clock);
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(own().getTime() + HOUR_MS));
  expect(await testbed.intake.take(BRAND)).toMatchObject({ takenUntil: minutes(-5) });
});
