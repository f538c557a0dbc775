import { jest } from '@jest/globals';
import { BRAND, SettlementBench } from './settlement.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
const HOUR_MS = 3_600_000;

let bench: SettlementBench;
let player: string;
beforeEach(async () => {
  bench = await SettlementBench.open(NOON);
  player = await bench.plant(null, 0);
});
afterEach(() => bench.close());

const takeAt = async (at: Date, lateMs?: number) => {
  await bench.moveTo(at);
  return bench.intake.take(BRAND, lateMs);
};
const entries = () =>
  bench.db.query('select round, revision, sign, stake::int, batch::int from agency.bet_entry order by id');

test('takes what is older than the delay, up to the last full five minutes, and each round once', async () => {
  const first = await bench.bet(player, { stake: 100n, at: minutes(4.9) });
  await bench.bet(player, { stake: 200n, at: minutes(5) });
  expect(await takeAt(new Date(minutes(5).getTime() + 29_000))).toMatchObject({ takenUntil: NOON });
  const feed = await takeAt(new Date(minutes(5).getTime() + 31_000));
  expect(feed).toEqual({ batch: '1', takenUntil: minutes(5) });
  await Promise.all(Array.from({ length: 8 }, () => bench.intake.take(BRAND)));
  expect(await entries()).toEqual([{ round: first, revision: 1, sign: 1, stake: 100, batch: 1 }]);
});

test('a worker that was away for hours misses nothing', async () => {
  await takeAt(minutes(1));
  for (const minute of [10, 100, 200]) await bench.bet(player, { stake: 100n, at: minutes(minute) });
  await takeAt(minutes(300));
  expect(await entries()).toHaveLength(3);
});

test('what was staked with play money is not taken', async () => {
  const played = await bench.bet(player, { stake: 100n, at: minutes(1) });
  await bench.db.query(`update games.round set currency = 'XTS' where id = $1`, [played]);
  const staked = await bench.bet(player, { stake: 200n, at: minutes(2) });
  await takeAt(minutes(10));
  expect(await entries()).toMatchObject([{ round: staked }]);
});

test('what is committed late is found for fifteen minutes, and by the nightly look for two days', async () => {
  await takeAt(minutes(61));
  await bench.bet(player, { stake: 100n, at: minutes(50) });
  await bench.bet(player, { stake: 200n, at: minutes(30) });
  await takeAt(minutes(61));
  expect(await entries()).toMatchObject([{ stake: 100 }]);
  await takeAt(minutes(61), 48 * HOUR_MS);
  expect(await entries()).toMatchObject([{ stake: 100 }, { stake: 200, batch: 2 }]);
});

test('a change takes the round back as it was and takes it anew; a void one is only taken back', async () => {
  const won = await bench.bet(player, { stake: 100n, at: minutes(1) });
  const gone = await bench.bet(player, { stake: 200n, at: minutes(2) });
  await takeAt(minutes(6));
  await bench.amend(won, minutes(7), { win: 500n });
  await bench.amend(gone, minutes(7), { void: true });
  await takeAt(minutes(11));
  expect(await entries()).toEqual([
    { round: won, revision: 1, sign: 1, stake: 100, batch: 1 },
    { round: gone, revision: 1, sign: 1, stake: 200, batch: 1 },
    { round: won, revision: 1, sign: -1, stake: 100, batch: 2 },
    { round: won, revision: 2, sign: 1, stake: 100, batch: 2 },
    { round: gone, revision: 1, sign: -1, stake: 200, batch: 2 },
  ]);
});

test('nothing of it can be changed afterwards', async () => {
  await bench.bet(player, { stake: 100n, at: minutes(1) });
  await takeAt(minutes(6));
  for (const change of [
    'update agency.bet_entry set stake = 1',
    'delete from agency.bet_entry',
    'truncate agency.bet_entry',
  ])
    await expect(bench.db.query(change)).rejects.toThrow();
});

test('a worker whose clock is ahead takes nothing before its time', async () => {
  const { clock } = bench.parts;
  const own = clock.now.bind(clock);
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(own().getTime() + HOUR_MS));
  expect(await bench.intake.take(BRAND)).toMatchObject({ takenUntil: minutes(-5) });
});
