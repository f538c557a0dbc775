import { setUpTestParts } from '#libs/platform/testing/set-up';
import { storePlan } from '#libs/wagering/requirement.fixture';
import { WageringTestbed } from './wagering.fixture.js';
import type { BonusTerms } from './wagering-book.fixture.js';

const { db } = setUpTestParts();
let member: WageringTestbed;

beforeAll(async () => {
  await WageringTestbed.prepare(db);
  await storePlan(db, 'casino', { RNG: 100, FISH: 100, LIVE: 10 });
  await storePlan(db, 'light-live', { RNG: 100, LIVE: 20 });
  await storePlan(db, 'half-sports', { RNG: 100, SPORTS: 50 });
});
beforeEach(async () => {
  member = await WageringTestbed.open(db);
});
afterEach(async () => {
  expect(await member.faults()).toEqual([]);
});

/** Minor units of an amount with two digits or none. */
const taka = (text: string | number) => BigInt(Math.round(Number(text) * 100));
const deposit = (amount: number | string) => member.payIn(taka(amount), 100n, null, 'deposit');
const terms = (amount: number, times: number, more: Partial<BonusTerms> = {}): BonusTerms => ({
  amount: taka(amount),
  times: BigInt(times * 100),
  plan: null,
  maxBet: null,
  counts: 'all',
  cap: null,
  lasts: 7 * 86_400,
  ...more,
});
let rounds = 0;
/** A round of one bet; answers its name. */
async function play(type: string, stake: number | string, payout: number | string): Promise<string> {
  const round = String(++rounds);
  expect(await member.bet(round, type, taka(stake))).toBe('RS_OK');
  await member.win(round, type, taka(payout), true);
  return round;
}
const state = async () => {
  const { wallet, bonus } = await member.amounts();
  return [Number(wallet) / 100, Number(bonus) / 100, ...(await member.requirements())];
};
/** As the product writes it: what is done, in ten-thousandths of a minor unit, of minor units. */
const line = (what: string, done: number, of: number) =>
  `${what} ${Math.round(done * 1_000_000)} of ${Math.round(of * 100)}`;

test('a round that is rolled back counts no more', async () => {
  await deposit(1000);
  const lost = await play('RNG', 400, 0);
  await play('RNG', 300, 540);
  expect(await state()).toEqual([840, 0, line('deposit active', 700, 1000)]);
  await member.rollBack(lost, 'RNG', 0);
  expect(await state()).toEqual([1240, 0, line('deposit active', 300, 1000)]);
});

test('what one requirement does not need counts towards the next, by its own plan', async () => {
  await deposit(500);
  await member.payIn(taka(80), 100n, 'light-live', 'reward');
  await play('LIVE', 570, 570);
  expect(await state()).toEqual([580, 0, line('deposit met', 500, 500), line('reward active', 14, 80)]);
  await play('SPORTS', 50, 50);
  await play('RNG', 66, 66);
  expect(await state()).toEqual([580, 0, line('deposit met', 500, 500), line('reward met', 80, 80)]);
});

test('own stakes count towards own money and the bonus, up to the largest bet', async () => {
  await deposit(1000);
  await member.grant(terms(1000, 10, { maxBet: taka(50) }), 'casino');
  await play('RNG', 40, 40);
  await play('LIVE', 200, 200);
  await play('SPORTS', 500, 500);
  await play('LIGHT', 50, 50);
  expect(await state()).toEqual([
    1000,
    1000,
    line('deposit active', 750, 1000),
    line('reward active', 55, 10_000),
  ]);
});

test('own money is staked first, and a win is divided as its stake was', async () => {
  await deposit(30);
  await member.grant(terms(100, 5), 'casino');
  expect(await member.bet('mixed', 'RNG', taka(100))).toBe('RS_OK');
  expect(await member.amounts()).toEqual({ wallet: 0n, bonus: taka(30) });
  await member.win('mixed', 'RNG', taka(250), true);
  expect(await state()).toEqual([75, 205, line('deposit met', 30, 30), line('reward active', 100, 500)]);
});

test('the part of bonus money in a win is rounded down', async () => {
  await deposit(1);
  await member.grant(terms(100, 5), 'casino');
  await play('RNG', 3, '0.10');
  expect(await state()).toEqual([0.04, 98.06, line('deposit met', 1, 1), line('reward active', 3, 500)]);
});

test('bonus money is refused above the largest bet, and where the plan does not count the game', async () => {
  await deposit(20);
  await member.grant(terms(200, 3, { maxBet: taka(50) }), 'casino');
  expect(await member.bet('a', 'RNG', taka(60))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await member.bet('b', 'SPORTS', taka(30))).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await play('RNG', 50, 0);
  expect(await state()).toEqual([0, 170, line('deposit met', 20, 20), line('reward active', 50, 600)]);
});

test('nothing has to be staked of money that is gone', async () => {
  await deposit(300);
  await play('RNG', '299.50', 0);
  expect(await state()).toEqual([0.5, 0, line('deposit cleared', 299.5, 300)]);
  await deposit(200);
  expect(await state()).toEqual([
    200.5,
    0,
    line('deposit cleared', 299.5, 300),
    line('deposit active', 0, 200),
  ]);
});

test('a bonus is released up to its cap, and the next one begins', async () => {
  await deposit(10);
  await member.grant(terms(100, 2, { counts: 'bonus', cap: taka(300) }), 'casino');
  await member.grant(terms(50, 1), 'casino');
  await play('RNG', 10, 0);
  await play('RNG', 100, 500);
  const met = line('deposit met', 10, 10);
  expect(await state()).toEqual([0, 500, met, line('reward active', 100, 200), line('reward queued', 0, 50)]);
  await play('RNG', 100, 0);
  expect(await state()).toEqual([
    300,
    50,
    met,
    line('reward released', 200, 200),
    line('reward active', 0, 50),
  ]);
});

test('after its last day a bonus takes no stakes, and ends when its open rounds have', async () => {
  await deposit(5);
  await play('RNG', 5, 0);
  await member.grant(terms(100, 1), 'half-sports');
  expect(await member.bet('match', 'SPORTS', taka(60))).toBe('RS_OK');
  await play('RNG', 40, 30);
  await member.pass(7 * 86_400);
  expect(await member.bet('late', 'RNG', taka(10))).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  const met = line('deposit met', 5, 5);
  expect(await state()).toEqual([0, 30, met, line('reward closing', 40, 100)]);
  await member.win('match', 'SPORTS', taka(150), true);
  expect(await state()).toEqual([0, 0, met, line('reward expired', 70, 100)]);
});

test('what is met stays met', async () => {
  await deposit(100);
  const lost = await play('RNG', 60, 0);
  await play('RNG', 40, 70);
  expect(await state()).toEqual([70, 0, line('deposit met', 100, 100)]);
  await member.rollBack(lost, 'RNG', 0);
  expect(await state()).toEqual([130, 0, line('deposit met', 100, 100)]);
});

test('a round stays with the bonus that it began with', async () => {
  await member.grant(terms(100, 5), 'casino');
  await member.grant(terms(100, 5), 'casino');
  expect(await member.bet('two', 'RNG', taka(40))).toBe('RS_OK');
  await member.endBonus('given-up');
  expect(await member.bet('two', 'RNG', taka(40))).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await member.win('two', 'RNG', taka(400), true);
  expect(await state()).toEqual([0, 100, line('reward given-up', 0, 500), line('reward active', 0, 500)]);
});

test('a bonus that is forfeited goes back to the house, and own money stays', async () => {
  await deposit(1000);
  await member.grant(terms(500, 10), 'casino');
  await play('RNG', 1000, 1200);
  await member.endBonus('forfeited');
  expect(await state()).toEqual([
    1200,
    0,
    line('deposit met', 1000, 1000),
    line('reward forfeited', 1000, 5000),
  ]);
});

test('a bonus whose rounds never end is over after 30 days more', async () => {
  await member.grant(terms(100, 1), 'casino');
  expect(await member.bet('never', 'RNG', taka(40))).toBe('RS_OK');
  await member.pass(7 * 86_400);
  expect(await state()).toEqual([0, 60, line('reward closing', 0, 100)]);
  await member.pass(30 * 86_400);
  expect(await state()).toEqual([0, 0, line('reward expired', 0, 100)]);
  await member.win('never', 'RNG', taka(500), true);
  expect(await state()).toEqual([0, 0, line('reward expired', 0, 100)]);
});
