import { RewardsTestbed } from '../rewards.fixture.js';

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(new Date('2027-03-10T06:00:00Z'));
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

const wallet = async (player: string) => (await testbed.balances(player)).wallet ?? 0;
const play = async (player: string, taka: number) => {
  await testbed.bet(player, { stake: BigInt(Math.round(taka * 100)) });
  await testbed.count();
};
/** Half an hour into a month of Dhaka, and closes the one before. */
const enterMonth = async (month: string) => {
  await testbed.moveTo(new Date(new Date(`${month}-01T00:30:00+06:00`).getTime()));
  await testbed.periods.close('mela', 'M');
};

test('play lifts over several levels at once, and each pays once in a life', async () => {
  const player = await testbed.addPlayer();
  await play(player, 60_000);
  expect([await testbed.vip(player), await wallet(player)]).toEqual([
    { level: 1, progress: 6_000_000, rank: 1 },
    5000,
  ]);
  await play(player, 1_000_000);
  expect([await testbed.vip(player), await wallet(player)]).toEqual([
    { level: 3, progress: 106_000_000, rank: 3 },
    5000 + 15_000 + 50_000,
  ]);
  const messages = await testbed.db.query(
    `select data from messaging.message where kind = 'level.reached' order by id`,
  );
  expect(messages).toMatchObject([
    { data: { level: 1, amount: '50.00' } },
    { data: { level: 3, amount: '650.00' } },
  ]);
  const required = await testbed.db.query(`select base::int as base from wagering.requirement order by id`);
  expect(required).toEqual([{ base: 5000 }, { base: 15_000 }, { base: 50_000 }]);

  await enterMonth('2027-04');
  expect(await testbed.vip(player)).toMatchObject({ level: 3 });
  await play(player, 80_000);
  await enterMonth('2027-05');
  expect(await testbed.vip(player)).toEqual({ level: 2, progress: 25_000_000, rank: 2 });
  await play(player, 760_000);
  expect(await testbed.vip(player)).toEqual({ level: 3, progress: 101_000_000, rank: 3 });
  expect(await wallet(player)).toBe(70_000);
});

test('a rank from before play was counted is a level, which play goes on from', async () => {
  const player = await testbed.addPlayer();
  await testbed.db.query('update members.member set vip_rank = 3 where id = $1', [player]);
  await play(player, 100);
  expect(await testbed.vip(player)).toEqual({ level: 3, progress: 100_010_000, rank: 3 });
  expect(await wallet(player)).toBe(0);
});

test('a void round takes progress back, but never below what the level needs', async () => {
  const player = await testbed.addPlayer(2);
  const first = await testbed.bet(player, { stake: 500_000n });
  const second = await testbed.bet(player, { stake: 50_000n });
  await testbed.count();
  expect(await testbed.vip(player)).toMatchObject({ level: 2, progress: 25_550_000 });
  await testbed.voidRound(second);
  await testbed.count();
  expect(await testbed.vip(player)).toMatchObject({ progress: 25_500_000 });
  await testbed.db.query('update rewards.vip set progress = 25100000 where member = $1', [player]);
  await testbed.voidRound(first);
  await testbed.count();
  expect(await testbed.vip(player)).toMatchObject({ level: 2, progress: 25_000_000 });
});

test('a level that was reached in a month stays in it, and falls after the next one', async () => {
  const player = await testbed.addPlayer();
  await testbed.moveTo(new Date('2027-03-31T12:00:00Z'));
  await play(player, 250_000);
  await enterMonth('2027-04');
  expect(await testbed.vip(player)).toMatchObject({ level: 2 });
  await play(player, 24_999.99);
  await enterMonth('2027-05');
  expect(await testbed.vip(player)).toEqual({ level: 1, progress: 5_000_000, rank: 1 });
  await enterMonth('2027-06');
  expect(await testbed.vip(player)).toMatchObject({ level: 1 });
});

test('a level that needs nothing in a month is never lost, also where more was taken back than played', async () => {
  const player = await testbed.addPlayer(1);
  await testbed.db.query(
    `insert into rewards.play_day (brand, member, day, node_id, stake, payout, valid_bet, rounds)
     values ('mela', $1, '2027-03-10', 1, -100, 0, -100, -1)`,
    [player],
  );
  await enterMonth('2027-04');
  expect(await testbed.vip(player)).toMatchObject({ level: 1 });
});

test('closing a month twice at once lowers a level once', async () => {
  const players = [await testbed.addPlayer(3), await testbed.addPlayer(5)];
  await testbed.moveTo(new Date('2027-04-01T00:30:00+06:00'));
  await Promise.all([1, 2, 3].map(() => testbed.periods.close('mela', 'M')));
  expect([await testbed.vip(players[0] ?? ''), await testbed.vip(players[1] ?? '')]).toMatchObject([
    { level: 2, rank: 2 },
    { level: 4, rank: 4 },
  ]);
});

describe('from the level on that operators confirm', () => {
  const checks = (player: string) =>
    testbed.db.query<{ id: string; level: number; status: string }>(
      'select id, level::int as level, status from rewards.level_check where member = $1 order by level',
      [player],
    );
  const decided = (status: 'confirmed' | 'refused', id?: string) =>
    testbed.db.query(
      `update rewards.level_check set status = $2, decided_at = now(), decided_as = 'operator1' where id = $1`,
      [id, status],
    );

  test('a member rises to the level below, and further once it is confirmed', async () => {
    const player = await testbed.addPlayer(3);
    await play(player, 25_000_000);
    expect(await testbed.vip(player)).toMatchObject({ level: 3, rank: 3 });
    const [check, ...others] = await checks(player);
    expect([check, others]).toMatchObject([{ level: 5, status: 'waiting' }, []]);
    await play(player, 100);
    expect(await checks(player)).toHaveLength(1);
    await decided('confirmed', check?.id);
    await play(player, 100);
    expect(await testbed.vip(player)).toMatchObject({ level: 5, rank: 5 });
    expect(await wallet(player)).toBe(200_000 + 800_000);
  });

  test('one who was refused stays, and a lower level that was confirmed is no higher one', async () => {
    const player = await testbed.addPlayer(2);
    await play(player, 5_000_000);
    expect(await testbed.vip(player)).toMatchObject({ level: 3 });
    const [fourth] = await checks(player);
    expect(fourth).toMatchObject({ level: 4 });
    await decided('refused', fourth?.id);
    await play(player, 100);
    expect(await testbed.vip(player)).toMatchObject({ level: 3 });
    await decided('confirmed', fourth?.id);
    await play(player, 15_000_000);
    expect(await testbed.vip(player)).toMatchObject({ level: 4 });
    expect((await checks(player)).map(({ level, status }) => [level, status])).toEqual([
      [4, 'confirmed'],
      [5, 'waiting'],
    ]);
  });
});
