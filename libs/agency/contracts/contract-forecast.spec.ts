import type { LoggedIn } from '#libs/platform/http/caller';
import { playRound } from '../team/team.fixture.js';
import { agree, dividend, newAgent, newLine, outcome, realtime, setUpContracts } from './contract.fixture.js';

const DAY = 86_400_000;
const testbed = setUpContracts();
let a: LoggedIn;
let b: LoggedIn;
let c: LoggedIn;

/** a, b, c in a line; b plays 1,000.00 of which 400.00 win, c below loses 2,000.00, a member of b's pushes 500.00. */
beforeEach(async () => {
  [a, b, c] = (await newLine(testbed, 3)) as [LoggedIn, LoggedIn, LoggedIn];
  const member = await newAgent(testbed.db, b.person, 0);
  const at = new Date(Date.now() - DAY);
  await playRound(testbed.db, b.person, { stake: 40_000, payout: 60_000, at });
  await playRound(testbed.db, b.person, { stake: 60_000, at });
  await playRound(testbed.db, c.person, { stake: 200_000, at });
  await playRound(testbed.db, member.person, { stake: 50_000, payout: 50_000, at });
  await playRound(testbed.db, c.person, { stake: 999_999, at: new Date(Date.now() - 8 * DAY) });
  await playRound(testbed.db, c.person, { stake: 999_999, at, status: 'void' });
  await playRound(testbed.db, a.person, { stake: 100_000, at });
});

const forecast = (terms: object) => testbed.forecast.of(a, { downlineId: b.person, terms: terms as never });

test('forecasts real time by its three rates, less what contracts below get', async () => {
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
  await agree(testbed, [b, c], realtime('0.10'));
  expect(await forecast(terms)).toMatchObject({ below: '2.00', net: '5.35' });
});

test('forecasts what the agent keeps of the own contract', async () => {
  const [over, own] = (await newLine(testbed, 2)) as [LoggedIn, LoggedIn];
  const downline = await newAgent(testbed.db, own.person);
  await playRound(testbed.db, downline.person, { stake: 100_000, at: new Date(Date.now() - DAY) });
  await agree(testbed, [over, own], realtime('0.30'));
  const input = { downlineId: downline.person, terms: realtime('0.10') };
  expect(await testbed.forecast.of(own, input)).toMatchObject({ gross: '1.00', kept: '2.00' });
});

test('forecasts daily salary by the tier of an average day', async () => {
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

test('forecasts a dividend of the profit, less what the downline pays directly below', async () => {
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ gross: '240.00', net: '240.00' });
  await agree(testbed, [b, c], dividend('5.00', 'W'));
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ below: '100.00', net: '140.00' });
  await playRound(testbed.db, b.person, { stake: 0, payout: 500_000 });
  expect(await forecast(dividend('10.00', 'W'))).toMatchObject({ profit: '-2600.00', gross: '0.00' });
});

test('refuses tiers that fall, and accounts that are not directly below', async () => {
  const tier = (rate: string, hourlyBetAmount: string) => ({
    hourlyBetAmount,
    winRate: rate,
    lossRate: rate,
  });
  const falling = { kind: 'hourly', tiers: [tier('1.00', '1.00'), tier('0.50', '2.00')] };
  expect(await outcome(Promise.resolve().then(() => forecast(falling)))).toBe('error_contract_tiers_fall');
  const elsewhere = { downlineId: c.person, terms: realtime('0.10') };
  expect(await outcome(testbed.forecast.of(a, elsewhere))).toBe('error_downline_unknown');
});
