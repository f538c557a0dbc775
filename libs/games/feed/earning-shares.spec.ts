import fc from 'fast-check';
import { insertMember } from '#libs/members/member.fixture';
import { repeated } from '#libs/platform/testing/repetitions';
import { BRAND, FeedTestbed } from './feed.fixture.js';
import type { TestBet } from './rounds.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

let testbed: FeedTestbed;
beforeEach(async () => {
  testbed = await FeedTestbed.open(NOON);
  await takeAt(NOON);
});
afterEach(() => testbed.close());

const takeAt = async (at: Date) => {
  await testbed.moveTo(at);
  await testbed.intake.takeRecent(BRAND);
};
const setLevel = (level: number, member = testbed.player) =>
  testbed.db.query('update members.member set vip_rank = $2 where id = $1', [member, level]);
const entries = () =>
  testbed.db.query<Record<string, unknown>>(
    `select sign, points_ppm as points, rebate_ppm as rebate, weekly_ppm as weekly, limit_ppm as salaries
     from games.bet_entry order by id`,
  );

describe('half of the edge is divided, points first, salaries last', () => {
  const dice = { game: 'river-dice', edgePpm: 10_000 };
  const slot = { game: 'lantern-reels', edgePpm: 40_800 };
  const table = { game: 'lotus-table', edgePpm: 20_000 };
  test.each<[string, number, Partial<TestBet>, object]>([
    ['dice at level 0', 0, dice, { points: 1000, rebate: 3000, weekly: 0, salaries: 1000 }],
    ['dice at level 3', 3, dice, { points: 1000, rebate: 4000, weekly: 0, salaries: 0 }],
    ['dice at level 5', 5, dice, { points: 1000, rebate: 4000, weekly: 0, salaries: 0 }],
    ['a slot at level 3', 3, slot, { points: 1000, rebate: 5000, weekly: 300, salaries: 14_100 }],
    ['a table at level 3', 3, table, { points: 200, rebate: 3000, weekly: 300, salaries: 6500 }],
    [
      'cards at level 5',
      5,
      { game: 'three-cards', edgePpm: 20_000 },
      { points: 200, rebate: 3000, weekly: 500, salaries: 6300 },
    ],
    ['a level above the last one', 9, table, { points: 200, rebate: 4000, weekly: 500, salaries: 5300 }],
    [
      'a game without an edge',
      5,
      { game: 'lantern-reels', edgePpm: 0 },
      { points: 0, rebate: 0, weekly: 0, salaries: 0 },
    ],
  ])('%s', async (_, level, bet, expected) => {
    await setLevel(level);
    await testbed.bet({ stake: 100n, at: minutes(1), ...bet });
    await takeAt(minutes(2));
    expect(await entries()).toEqual([{ sign: 1, ...expected }]);
  });
});

test('a changed round keeps the shares that it was taken with', async () => {
  const round = await testbed.bet({ stake: 100n, at: minutes(1), edgePpm: 10_000 });
  await takeAt(minutes(2));
  await setLevel(3);
  await testbed.amend(round, minutes(3), { win: 500n });
  await takeAt(minutes(4));
  const shares = { points: 1000, rebate: 3000, weekly: 0, salaries: 1000 };
  expect(await entries()).toEqual([
    { sign: 1, ...shares },
    { sign: -1, ...shares },
    { sign: 1, ...shares },
  ]);
});

test('a round that counted towards a bonus earns no rebate, and has its bonus money apart', async () => {
  await setLevel(3);
  const slot = { game: 'lantern-reels', edgePpm: 40_800, at: minutes(1) };
  const counted = await testbed.bet({ ...slot, stake: 100n, payout: 50n, bonusStake: 60n, bonusPayout: 30n });
  await testbed.db.query(
    `with bonus as (
       insert into wagering.requirement (brand, member, currency, lane, source, reference, base, required, status, opened_at, amount,
         counts, days, on_withdrawal)
       values ('mela', $1, 'BDT', 'bonus', 'test', '1', 100, 1000, 'active', $3, 100, 'all', 7, 'keep') returning id)
     insert into wagering.contribution (round, requirement, amount_e4) select $2, id, 1000000 from bonus`,
    [testbed.player, counted, NOON],
  );
  await testbed.bet({ ...slot, stake: 200n });
  await takeAt(minutes(2));
  const rows = await testbed.db.query(
    `select toward_bonus as bonus, rebate_ppm as rebate, weekly_ppm as weekly, points_ppm as points, limit_ppm as salaries,
       valid_bet::int as valid, own_stake::int as stake, own_payout::int as payout
     from games.bet_entry_view order by id`,
  );
  expect(rows).toEqual([
    { bonus: true, rebate: 0, weekly: 0, points: 1000, salaries: 19_400, valid: 40, stake: 40, payout: 20 },
    {
      bonus: false,
      rebate: 5000,
      weekly: 300,
      points: 1000,
      salaries: 14_100,
      valid: 200,
      stake: 200,
      payout: 0,
    },
  ]);
});

test('all shares of a bet together are half of its edge, whatever the game and level', async () => {
  const games = ['river-dice', 'lotus-table', 'village-cup', 'three-cards', 'village-derby', 'monsoon-fish'];
  const player = (level: number) =>
    insertMember(testbed.db, { parent: null, type: 0 }).then(async (id) => {
      await setLevel(level, id);
      return id;
    });
  const players = await Promise.all([0, 1, 2, 3, 4, 5].map(player));
  const bets = fc.sample(
    fc.record({
      game: fc.constantFrom(...games),
      edgePpm: fc.integer({ min: 0, max: 60_000 }),
      level: fc.nat(5),
    }),
    repeated(200, 10_000),
  );
  for (const { level, ...bet } of bets)
    await testbed.betOf(players[level] ?? '', { stake: 1000n, at: minutes(1), ...bet });
  await takeAt(minutes(2));
  const [row] = await testbed.db.query<{ entries: number; wrong: number }>(
    `select count(*)::int as entries, count(*) filter (
       where e.points_ppm + e.rebate_ppm + e.weekly_ppm + e.limit_ppm <> r.edge_ppm / 2)::int as wrong
     from games.bet_entry e join games.round r on r.id = e.round`,
  );
  expect(row).toEqual({ entries: bets.length, wrong: 0 });
});
