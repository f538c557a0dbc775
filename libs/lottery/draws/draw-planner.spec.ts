import { setUpTestParts } from '#libs/platform/testing/set-up';
import { LOTTERY_GAMES } from '../common/games.js';
import { DrawsTestbed } from './draws.fixture.js';

const START = new Date('2027-03-10T06:00:00Z');
const HOUR_MS = 3_600_000;

const { db, parts } = setUpTestParts();
let testbed: DrawsTestbed;

beforeEach(async () => {
  testbed = new DrawsTestbed(db, parts);
  await testbed.moveTo(START);
});

const planned = () =>
  db.query<{ game: string; count: number; last: Date }>(
    'select game, count(*)::int as count, max(draw_at) as last from lottery.draw group by game order by game',
  );

test('each game has draws for 48 hours, and never fewer than it needs', async () => {
  await testbed.offer(...LOTTERY_GAMES.map(({ code }) => code));
  await testbed.planner.planAll();
  const counts = Object.fromEntries((await planned()).map(({ game, count }) => [game, count]));
  expect(counts).toMatchObject({ SSC1M: 2880, K3_1M: 2880, PK10_3M: 960, SSC5M: 576, L645: 30, TH_GOV: 8 });
  const [seeds] = await db.query(
    'select count(*)::int as draws, count(distinct commitment)::int as seeds from lottery.draw join lottery.draw_seed s on s.draw = id',
  );
  const own = LOTTERY_GAMES.filter(({ result }) => result === 'own').map(({ code }) => counts[code] ?? 0);
  const total = own.reduce((sum, count) => sum + count, 0);
  expect(total).toBeLessThan(Object.values(counts).reduce((sum, count) => sum + count, 0));
  expect(seeds).toEqual({ draws: total, seeds: total });
});

test('without a beacon only draws are planned whose results come from outside', async () => {
  await testbed.offer('SSC5M', 'LAO_4D');
  testbed.beacon.isSetUp = false;
  await testbed.planner.planAll();
  expect(await planned()).toMatchObject([{ game: 'LAO_4D', count: 30 }]);
});

test('an hour later only an hour is added, also by several processes at once', async () => {
  await testbed.offer('SSC5M', 'L645');
  await testbed.planner.planAll();
  const commitments = () => db.query('select draw_no, commitment from lottery.draw order by id limit 500');
  const before = await commitments();
  await testbed.moveTo(new Date(START.getTime() + HOUR_MS));
  await Promise.all([1, 2, 3].map(() => testbed.planner.planAll()));
  expect(await planned()).toMatchObject([
    { game: 'L645', count: 30 },
    { game: 'SSC5M', count: 588 },
  ]);
  expect(await commitments()).toEqual(before);
});
