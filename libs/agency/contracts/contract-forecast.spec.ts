import type { LoggedIn } from '#libs/platform/http/caller';
import { playRound } from '../team/team.fixture.js';
import {
  agree,
  type ContractBench,
  dividend,
  newAgent,
  newLine,
  openContracts,
  outcome,
  realtime,
} from './contract.fixture.js';

const DAY = 86_400_000;
let bench: ContractBench;
let a: LoggedIn;
let b: LoggedIn;
let c: LoggedIn;
beforeAll(async () => {
  bench = await openContracts();
});
afterAll(() => bench.close());

/** a, b, c in a line; b plays 1,000.00 of which 400.00 win, c below loses 2,000.00, a member of b's pushes 500.00. */
beforeEach(async () => {
  [a, b, c] = (await newLine(bench, 3)) as [LoggedIn, LoggedIn, LoggedIn];
  const member = await newAgent(bench.db, b.person, 0);
  const at = new Date(Date.now() - DAY);
  await playRound(bench.db, b.person, { stake: 40_000, payout: 60_000, at });
  await playRound(bench.db, b.person, { stake: 60_000, at });
  await playRound(bench.db, c.person, { stake: 200_000, at });
  await playRound(bench.db, member.person, { stake: 50_000, payout: 50_000, at });
  await playRound(bench.db, c.person, { stake: 999_999, at: new Date(Date.now() - 8 * DAY) });
  await playRound(bench.db, c.person, { stake: 999_999, at, status: 'void' });
  await playRound(bench.db, a.person, { stake: 100_000, at });
});

const forecast = (terms: object) => bench.forecast.of(a, { downlineId: b.person, terms: terms as never });

test('real time: wins, losses and all bets by their own rates, less what goes further down', async () => {
  const terms = { kind: 'realtime', winRate: '0.10', lossRate: '0.20', betRate: '0.05' };
  const before = await forecast(terms);
  expect(before).toMatchObject({
    validBet: '3500.00',
    winBet: '400.00',
    lossBet: '2600.00',
    profit: '2400.00',
    activeMembers: 3,
    tier: 1,
    winRate: '0.10',
    // 0.40 + 5.20 + 1.75
    gross: '7.35',
    below: '0.00',
    net: '7.35',
    kept: null,
  });
  await agree(bench, [b, c], realtime('0.10'));
  expect(await forecast(terms)).toMatchObject({ below: '2.00', net: '5.35' });
});

test('what the agent keeps is by the own contract', async () => {
  const [over, own] = (await newLine(bench, 2)) as [LoggedIn, LoggedIn];
  const downline = await newAgent(bench.db, own.person);
  await playRound(bench.db, downline.person, { stake: 100_000, at: new Date(Date.now() - DAY) });
  await agree(bench, [over, own], realtime('0.30'));
  const input = { downlineId: downline.person, terms: realtime('0.10') };
  expect(await bench.forecast.of(own, input)).toMatchObject({ gross: '1.00', kept: '2.00' });
});

test('daily: the tier of a day of average', async () => {
  const daily = (activeMembers: number, dailyBetAmount: string) => ({
    kind: 'daily',
    tiers: [
      { activeMembers: 0, dailyBetAmount: '0', rate: '0.1' },
      { activeMembers, dailyBetAmount, rate: '1' },
    ],
  });
  expect(await forecast(daily(0, '500.00'))).toMatchObject({ tier: 2, betRate: '1.00', gross: '35.00' });
  expect(await forecast(daily(0, '500.01'))).toMatchObject({ tier: 1, betRate: '0.10', gross: '3.50' });
  expect(await forecast(daily(1, '0.01'))).toMatchObject({ tier: 1, activeMembers: 0 });
});

test('a dividend: of the profit, less what the downline owes directly below', async () => {
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ gross: '240.00', net: '240.00' });
  await agree(bench, [b, c], dividend('5.00', 'W'));
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ below: '100.00', net: '140.00' });
  await playRound(bench.db, b.person, { stake: 0, payout: 500_000 });
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ profit: '-2600.00', gross: '0.00' });
});

test('tiers that fall, and accounts elsewhere, are refused', async () => {
  const tier = (rate: string, hourlyBetAmount: string) => ({
    hourlyBetAmount,
    winRate: rate,
    lossRate: rate,
  });
  const falling = { kind: 'hourly', tiers: [tier('1.00', '1.00'), tier('0.50', '2.00')] };
  expect(await outcome(Promise.resolve().then(() => forecast(falling)))).toBe('error_contract_tiers_fall');
  const elsewhere = { downlineId: c.person, terms: realtime('0.10') };
  expect(await outcome(bench.forecast.of(a, elsewhere))).toBe('error_downline_unknown');
});
