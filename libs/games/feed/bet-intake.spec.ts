import { jest } from '@jest/globals';
import { BRAND, FeedTestbed } from './feed.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
const HOUR_MS = 3_600_000;

let testbed: FeedTestbed;
beforeEach(async () => {
  testbed = await FeedTestbed.open(NOON);
});
afterEach(() => testbed.close());

const takeAt = async (at: Date, lateMs?: number) => {
  await testbed.moveTo(at);
  return testbed.intake.take(BRAND, lateMs);
};
const entries = () =>
  testbed.db.query('select round, revision, sign, stake::int, batch::int from games.bet_entry order by id');

test('takes each round once, up to the last full five minutes before the delay', async () => {
  const first = await testbed.bet({ stake: 100n, at: minutes(4.9) });
  await testbed.bet({ stake: 200n, at: minutes(5) });
  expect(await takeAt(new Date(minutes(5).getTime() + 29_000))).toMatchObject({ takenUntil: NOON });
  const feed = await takeAt(new Date(minutes(5).getTime() + 31_000));
  expect(feed).toEqual({ batch: '1', takenUntil: minutes(5) });
  await Promise.all(Array.from({ length: 8 }, () => testbed.intake.take(BRAND)));
  expect(await entries()).toEqual([{ round: first, revision: 1, sign: 1, stake: 100, batch: 1 }]);
});

test('takes everything after a worker was away for hours', async () => {
  await takeAt(minutes(1));
  for (const minute of [10, 100, 200]) await testbed.bet({ stake: 100n, at: minutes(minute) });
  await takeAt(minutes(300));
  expect(await entries()).toHaveLength(3);
});

test('does not take rounds with play money', async () => {
  const played = await testbed.bet({ stake: 100n, at: minutes(1) });
  await testbed.db.query(`update games.round set currency = 'XTS' where id = $1`, [played]);
  const staked = await testbed.bet({ stake: 200n, at: minutes(2) });
  await takeAt(minutes(10));
  expect(await entries()).toMatchObject([{ round: staked }]);
});

test('finds late rounds for fifteen minutes, and by the nightly job for two days', async () => {
  await takeAt(minutes(61));
  await testbed.bet({ stake: 100n, at: minutes(50) });
  await testbed.bet({ stake: 200n, at: minutes(30) });
  await takeAt(minutes(61));
  expect(await entries()).toMatchObject([{ stake: 100 }]);
  await takeAt(minutes(61), 48 * HOUR_MS);
  expect(await entries()).toMatchObject([{ stake: 100 }, { stake: 200, batch: 2 }]);
});

test('reverses a changed round and takes it anew; only reverses a void one', async () => {
  const won = await testbed.bet({ stake: 100n, at: minutes(1) });
  const gone = await testbed.bet({ stake: 200n, at: minutes(2) });
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
  await testbed.bet({ stake: 100n, at: minutes(1) });
  await takeAt(minutes(6));
  for (const change of [
    'update games.bet_entry set stake = 1',
    'delete from games.bet_entry',
    'truncate games.bet_entry',
  ])
    await expect(testbed.db.query(change)).rejects.toThrow();
});

test("takes nothing early if the worker's clock is ahead", async () => {
  const { clock } = testbed.parts;
  const own = clock.now.bind(clock);
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(own().getTime() + HOUR_MS));
  expect(await testbed.intake.take(BRAND)).toMatchObject({ takenUntil: minutes(-5) });
});

test('takes recent rounds up to a second ago, and none twice that the next intake sees again', async () => {
  await takeAt(minutes(1));
  await testbed.bet({ stake: 100n, at: new Date(minutes(1).getTime() + 2000) });
  await testbed.bet({ stake: 200n, at: new Date(minutes(1).getTime() + 3500) });
  await testbed.moveTo(new Date(minutes(1).getTime() + 4000));
  expect(await testbed.intake.takeRecent(BRAND)).toMatchObject({ batch: '1' });
  expect(await entries()).toMatchObject([{ stake: 100, batch: 1 }]);
  await testbed.moveTo(new Date(minutes(1).getTime() + 9000));
  await testbed.intake.takeRecent(BRAND);
  expect(await entries()).toMatchObject([{ stake: 100 }, { stake: 200, batch: 2 }]);
});

test('ends a batch at each full five minutes', async () => {
  await takeAt(minutes(4));
  for (const minute of [4.5, 5.5, 9.5, 10.5]) await testbed.bet({ stake: 100n, at: minutes(minute) });
  await testbed.moveTo(minutes(11));
  await testbed.intake.takeRecent(BRAND);
  expect(await entries()).toMatchObject([{ batch: 1 }, { batch: 1 }, { batch: 1 }, { batch: 2 }]);
  const batches = await testbed.db.query('select taken_until as at from games.bet_batch order by batch');
  expect(batches).toMatchObject([{ at: minutes(10) }, { at: expect.any(Date) }]);
});

test('a batch of late rounds is as far as the feed', async () => {
  await takeAt(minutes(1));
  await testbed.moveTo(minutes(6));
  const { takenUntil } = await testbed.intake.takeRecent(BRAND);
  await testbed.bet({ stake: 100n, at: minutes(2) });
  await testbed.intake.take(BRAND);
  const batches = await testbed.db.query('select taken_until as at from games.bet_batch');
  expect(batches).toEqual([{ at: takenUntil }]);
});
