import { RewardsTestbed } from '../rewards.fixture.js';

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(new Date('2027-03-10T06:00:00Z'));
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

const points = async (player: string) => (await testbed.balances(player)).points ?? 0;

test('whole points are paid, fractions stay, and a void round takes back', async () => {
  const player = await testbed.addPlayer();
  const gained: number[] = [];
  const play = async (act: () => Promise<unknown>) => {
    const before = await points(player);
    await act();
    await testbed.count();
    gained.push((await points(player)) - before);
  };
  let first = '';
  await play(async () => (first = await testbed.bet(player, { stake: 1500n })));
  await play(() => testbed.bet(player, { stake: 750n }));
  await play(() => testbed.bet(player, { stake: 12_499n, game: 'village-cup' }));
  await play(() => testbed.voidRound(first));
  await play(() => testbed.bet(player, { stake: 2000n }));
  expect(gained).toEqual([1, 1, 2, 0, 1]);
  expect(await testbed.accrued(player, 'points')).toBe('249800');
});

test('a batch that is counted again changes nothing', async () => {
  const player = await testbed.addPlayer();
  await testbed.bet(player, { stake: 10_000n });
  await testbed.count();
  await Promise.all([1, 2, 3, 4].map(() => testbed.counter.count('mela')));
  expect(await points(player)).toBe(10);
  expect(await testbed.db.query('select rounds, valid_bet::int as bet from rewards.play_day')).toEqual([
    { rounds: 1, bet: 10_000 },
  ]);
});

test('points become own money that has to be staked once, and no more than there are', async () => {
  const player = await testbed.addPlayer();
  await testbed.bet(player, { stake: 12_345_000n });
  await testbed.count();
  const before = (await testbed.balances(player)).wallet ?? 0;
  expect(await testbed.convert(player, 250)).toMatchObject({ amount: '2.50', currentPoints: 12_095 });
  await expect(testbed.convert(player, 12_096)).rejects.toMatchObject({ code: 'error_points_short' });
  const races = await Promise.allSettled([6000, 6000, 6000].map((count) => testbed.convert(player, count)));
  expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await points(player)).toBe(95);
  expect((await testbed.balances(player)).wallet).toBe(before + 250 + 12_000);
  const required = await testbed.db.query(
    `select required::int as required from wagering.requirement where source = 'points' order by id`,
  );
  expect(required).toEqual([{ required: 250 }, { required: 6000 }, { required: 6000 }]);
});

test('who is barred from rewards earns nothing meanwhile, and keeps what was earned before', async () => {
  const player = await testbed.addPlayer();
  await testbed.bet(player, { stake: 10_000n });
  await testbed.count();
  await testbed.db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'asked for it', $2, id, 'operator' from authentication.operator limit 1`,
    [player, testbed.parts.clock.now()],
  );
  await testbed.moveTo(new Date(testbed.parts.clock.now().getTime() + 60_000));
  const barred = await testbed.bet(player, { stake: 50_000n });
  await testbed.count();
  expect(await points(player)).toBe(10);
  await testbed.db.query(
    `update safer_play.restriction set lifted_at = $1, lifted_by = set_by, lifted_as = set_as, lift_reason = 'is over'`,
    [testbed.parts.clock.now()],
  );
  await testbed.moveTo(new Date(testbed.parts.clock.now().getTime() + 60_000));
  await testbed.voidRound(barred);
  await testbed.bet(player, { stake: 1000n });
  await testbed.count();
  expect(await points(player)).toBe(11);
});
