import { RewardsTestbed } from '../rewards.fixture.js';

/** A Wednesday, noon in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
const DAY_MS = 86_400_000;

let testbed: RewardsTestbed;
beforeEach(async () => {
  testbed = await RewardsTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.sums()).toEqual([]);
  await testbed.close();
});

const slot = { game: 'lantern-reels', edgePpm: 40_800 };
const dice = { game: 'river-dice', edgePpm: 10_000 };
const live = { game: 'lotus-table', edgePpm: 20_000 };
const wallet = async (player: string) => (await testbed.balances(player)).wallet ?? 0;
const claim = (player: string) => testbed.claim(player).then(({ amount }) => amount);

/** A player at level 3 who played slots, dice and live games. */
async function played() {
  const player = await testbed.addPlayer(3);
  await testbed.bet(player, { ...slot, stake: 1_234_567n });
  const voided = await testbed.bet(player, { ...dice, stake: 800_000n });
  await testbed.bet(player, { ...live, stake: 321_099n });
  await testbed.count();
  return { player, voided };
}

test('exact shares come together, whole minor units are paid, and a fraction stays', async () => {
  const { player } = await played();
  expect(await testbed.accrued(player, 'rebate')).toBe('10336132000');
  expect(await claim(player)).toBe('103.36');
  expect(await testbed.accrued(player, 'rebate')).toBe('132000');
  expect(await wallet(player)).toBe(10_336);
});

test('a void round is carried below zero, and what comes later makes up for it', async () => {
  const { player, voided } = await played();
  await claim(player);
  await testbed.bet(player, { ...live, stake: 10_000n });
  await testbed.count();
  await expect(claim(player)).rejects.toMatchObject({ code: 'error_rebate_below_minimum' });
  await testbed.bet(player, { ...live, stake: 40_000n });
  await testbed.count();
  expect(await claim(player)).toBe('1.50');
  await testbed.voidRound(voided);
  await testbed.count();
  await expect(claim(player)).rejects.toMatchObject({ code: 'error_rebate_below_minimum' });
  await testbed.bet(player, { ...slot, stake: 2_000_000n });
  await testbed.count();
  expect(await claim(player)).toBe('68.00');
  expect(await testbed.accrued(player, 'rebate')).toBe('132000');
});

test('of fifty claims at once one is paid', async () => {
  const { player } = await played();
  const claims = await Promise.allSettled(Array.from({ length: 50 }, () => claim(player)));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await wallet(player)).toBe(10_336);
});

test('what is not claimed is paid on its day, once', async () => {
  const { player } = await played();
  const [row] = await testbed.db.query<{ at: Date }>(
    `select due_at as at from rewards.accrual where due_at is not null`,
  );
  const now = testbed.parts.clock.now().getTime();
  expect(Math.abs((row?.at.getTime() ?? 0) - now - 3 * DAY_MS)).toBeLessThan(60_000);
  await testbed.rebates.payDue(player);
  expect(await wallet(player)).toBe(0);
  await testbed.moveTo(new Date(now + 3 * DAY_MS));
  await Promise.all([testbed.rebates.payDue(player), testbed.rebates.payDue(player)]);
  expect(await wallet(player)).toBe(10_336);
  expect(await testbed.db.query('select kind, data from messaging.message')).toEqual([
    { kind: 'rebate.paid', data: { kind: 'automatic', amount: '103.36', currency: 'BDT' } },
  ]);
});

test('the weekly rebate is paid when the week is closed, and what comes late counts in the next one', async () => {
  const player = await testbed.addPlayer(3);
  await testbed.bet(player, { ...slot, stake: 150_000_033n });
  await testbed.count();
  await testbed.periods.close('mela', 'W');
  expect(await wallet(player)).toBe(0);
  await testbed.moveTo(new Date('2027-03-14T18:14:00Z'));
  await testbed.periods.close('mela', 'W');
  expect(await wallet(player)).toBe(0);
  await testbed.moveTo(new Date('2027-03-14T18:16:00Z'));
  await Promise.all([testbed.periods.close('mela', 'W'), testbed.periods.close('mela', 'W')]);
  expect(await wallet(player)).toBe(45_000);
  await testbed.bet(player, { ...slot, stake: 10_000_000n, at: new Date('2027-03-14T17:00:00Z') });
  await testbed.moveTo(new Date('2027-03-14T18:20:00Z'));
  await testbed.count();
  const shares = await testbed.db.query(
    'select week::text as week, millionths::text as millionths from rewards.weekly_share',
  );
  expect(shares).toEqual([{ week: '2027-03-15', millionths: '3000009900' }]);
});
