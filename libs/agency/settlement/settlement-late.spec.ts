import type { DividendPeriod } from '../common/contract-kinds.js';
import { BRAND, SettlementTestbed } from './settlement.fixture.js';

/** Midnight in Dhaka, on a Wednesday. */
const MIDNIGHT = new Date('2027-03-09T18:00:00Z');
const hours = (count: number) => new Date(MIDNIGHT.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

let testbed: SettlementTestbed;
let agent: string;
let player: string;
beforeEach(async () => {
  testbed = await SettlementTestbed.open(MIDNIGHT);
  agent = await testbed.addMember(null);
  player = await testbed.addMember(agent, 0);
});
afterEach(async () => {
  expect(await testbed.verifier.verifySince(MIDNIGHT)).toEqual([]);
  await testbed.close();
});

test('leaves the hours after the end of an hourly contract their whole headroom', async () => {
  // 1 % of the valid bet is left for salaries.
  const edgePpm = 20_000;
  await testbed.contract(agent, {
    kind: 'hourly',
    tiers: [{ winPpm: 8_000, lossPpm: 8_000 }],
    from: MIDNIGHT,
    until: hours(1),
  });
  await testbed.contract(agent, { kind: 'daily', tiers: [{ betPpm: 10_000 }], from: MIDNIGHT });
  await testbed.bet(player, { stake: 1_000_000n, at: hours(0.5), edgePpm });
  await testbed.bet(player, { stake: 1_000_000n, at: hours(1.5), edgePpm });
  await testbed.settle('daily', days(1));
  // 0.2 % is left of the first hour, and 1 % of the second.
  expect(await testbed.amounts('daily')).toEqual([[agent, 2_000 + 10_000]]);
  const opened = await testbed.linesOf(agent);
  expect(opened.at(-1)).toEqual({ exact: 12_000_000_000n, lines: [10_000_000_000n, 2_000_000_000n] });
});

test('catches up missed periods, each in its own transaction', async () => {
  await testbed.contract(agent, { kind: 'hourly', tiers: [{ lossPpm: 10_000 }], from: MIDNIGHT });
  await testbed.contract(agent, { kind: 'realtime', tiers: [{ lossPpm: 10_000 }], from: MIDNIGHT });
  for (const hour of [0.5, 1.5, 2.5]) await testbed.bet(player, { stake: 100_000n, at: hours(hour) });
  await testbed.settle('hourly', hours(3));
  await testbed.settle('realtime', hours(3));
  expect(await testbed.amounts('hourly')).toEqual([
    [agent, 1_000],
    [agent, 1_000],
    [agent, 1_000],
  ]);
  const transactions = (table: string) =>
    testbed.db.query(`select count(distinct xmin::text)::int as count from ${table}`);
  expect(await transactions('games.bet_entry')).toEqual([{ count: 3 }]);
  expect(await transactions('agency.settlement')).toEqual([{ count: 6 }]);
});

test('refuses a payout without its settlement or contract, and the deletion of a contract', async () => {
  const contract = await testbed.contract(agent, {
    kind: 'realtime',
    tiers: [{ lossPpm: 10_000 }],
    from: MIDNIGHT,
  });
  await testbed.bet(player, { stake: 100_000n, at: hours(0.01) });
  await testbed.settle('realtime', hours(0.25));
  const copy = (changes: string) =>
    testbed.db.query(
      `insert into agency.payout (brand, settlement, contract, kind, code, period_start, period_end, no, payee, currency,
         active_members, valid_bet, win_ppm, loss_ppm, bet_ppm, gross, below, cut, carried_in, carried_out, amount, status,
         settled_at)
       select brand, ${changes}, kind, code, period_start, period_end, no, payee, currency, active_members, valid_bet,
         win_ppm, loss_ppm, bet_ppm, gross, below, cut, carried_in, carried_out, amount, 'pending', settled_at
       from agency.payout`,
    );
  await expect(copy('0, contract')).rejects.toThrow('without its settlement or contract');
  await expect(copy('settlement, 0')).rejects.toThrow('without its settlement or contract');
  await expect(testbed.db.query('delete from agency.contract where id = $1', [contract])).rejects.toThrow();
});

describe('a round that changes after its dividend', () => {
  const dividend = (betPpm: number, from: Date, until?: Date, period: DividendPeriod = 'D') =>
    testbed.contract(agent, { kind: 'dividend', period, tiers: [{ betPpm }], from, ...(until && { until }) });
  const overpaid = async () => (await testbed.overpayments.list(BRAND, { pageNo: 1, pageSize: 20 })).list;
  const paid = async () => (await testbed.amounts('dividend')).map(([, amount]) => amount);

  test('earns nothing under a contract that began after it was settled', async () => {
    await dividend(300_000, days(1));
    const before = await testbed.bet(player, { stake: 10_000n, at: hours(1) });
    await testbed.settle('dividend', days(1), 'D');
    await testbed.bet(player, { stake: 10_000n, at: hours(25) });
    await testbed.amend(before, hours(30), { void: true });
    await testbed.settle('dividend', days(2), 'D');
    expect(await paid()).toEqual([3_000]);
  });

  /** The third case of docs/settlement.md, whose batches and settlements are drawn in the README of this folder. */
  test('is recovered at the rate that was in force, from the next dividend between the same two', async () => {
    const first = await dividend(300_000, MIDNIGHT, days(1));
    const second = await dividend(100_000, days(1));
    const round = await testbed.bet(player, { stake: 100_000n, at: hours(1) });
    await testbed.settle('dividend', days(1), 'D');
    await testbed.amend(round, hours(30), { void: true });
    await testbed.bet(player, { stake: 500_000n, at: hours(31) });
    await testbed.settle('dividend', days(2), 'D');
    expect(await paid()).toEqual([30_000, 0, 50_000 - 30_000]);
    expect(await overpaid()).toEqual([]);
    expect(await testbed.wallet(agent)).toBe(50_000);

    const [one, two] = [MIDNIGHT, days(1)];
    expect(await testbed.db.query('select batch, slots from agency.bet_batch order by batch')).toEqual([
      { batch: '1', slots: [hours(1)] },
      { batch: '2', slots: [hours(1)] },
      { batch: '3', slots: [hours(31)] },
    ]);
    const settlements = await testbed.db.query<Record<'id' | 'period' | 'no' | 'since' | 'through', unknown>>(
      `select id, period_start as period, no, since_batch as since, through_batch as through
       from agency.settlement order by id`,
    );
    expect(settlements.map(({ id: _, ...settlement }) => settlement)).toEqual([
      { period: one, no: 1, since: null, through: '1' },
      { period: one, no: 2, since: '1', through: '3' },
      { period: two, no: 1, since: null, through: '3' },
    ]);
    const read = settlements.map(async ({ id }) =>
      (
        await testbed.db.query<{ batch: string }>('select batch from agency.batches_of($1) order by 1', [id])
      ).map(({ batch }) => batch),
    );
    expect(await Promise.all(read)).toEqual([['1'], ['1', '2'], ['3']]);
    const payouts = await testbed.db.query(
      `select contract, profit::int, div(gross, 1000000)::int as gross, div(carried_in, 1000000)::int as "in", amount::int,
         div(carried_out, 1000000)::int as out, status from agency.payout order by id`,
    );
    expect(payouts).toEqual([
      { contract: first, profit: 100_000, gross: 30_000, in: 0, amount: 30_000, out: 0, status: 'paid' },
      {
        contract: first,
        profit: -100_000,
        gross: -30_000,
        in: 0,
        amount: 0,
        out: -30_000,
        status: 'carried',
      },
      {
        contract: second,
        profit: 500_000,
        gross: 50_000,
        in: -30_000,
        amount: 20_000,
        out: 0,
        status: 'paid',
      },
    ]);
  });

  test('is not recovered from a dividend of another payer', async () => {
    const upline = await testbed.addMember(null);
    await dividend(300_000, MIDNIGHT, days(1));
    await testbed.contract(agent, {
      kind: 'dividend',
      period: 'D',
      tiers: [{ betPpm: 100_000 }],
      from: days(1),
      upline,
    });
    const round = await testbed.bet(player, { stake: 100_000n, at: hours(1) });
    await testbed.settle('dividend', days(1), 'D');
    await testbed.amend(round, hours(30), { void: true });
    await testbed.bet(player, { stake: 500_000n, at: hours(31) });
    await testbed.settle('dividend', days(2), 'D');
    expect(await paid()).toEqual([30_000, 0, 50_000]);
    expect(await overpaid()).toMatchObject([{ payee: { id: agent }, payer: null, amount: '300.00' }]);
  });

  test('is listed for operators if the contract has ended', async () => {
    await dividend(300_000, MIDNIGHT, days(1));
    const round = await testbed.bet(player, { stake: 100_000n, at: hours(1) });
    await testbed.settle('dividend', days(1), 'D');
    expect(await overpaid()).toEqual([]);
    await testbed.amend(round, hours(30), { void: true });
    await testbed.settle('dividend', days(2), 'D');
    expect(await paid()).toEqual([30_000, 0]);
    expect(await overpaid()).toMatchObject([
      { kind: 'dividend', payee: { id: agent }, payer: null, amount: '300.00' },
    ]);
  });

  test('counts once if dividends changed from days to weeks', async () => {
    const monday = days(5);
    await dividend(300_000, MIDNIGHT, monday);
    await dividend(100_000, monday, undefined, 'W');
    const round = await testbed.bet(player, { stake: 100_000n, at: hours(100) });
    await testbed.settle('dividend', monday, 'D');
    await testbed.amend(round, hours(130), { void: true });
    await testbed.bet(player, { stake: 500_000n, at: hours(131) });
    await testbed.settle('dividend', days(6), 'D');
    await testbed.settle('dividend', days(12), 'W');
    expect(await paid()).toEqual([30_000, 0, 50_000 - 30_000]);
  });

  test('changes the loss that is carried now', async () => {
    await dividend(100_000, MIDNIGHT);
    await testbed.bet(player, { stake: 10_000n, payout: 60_000n, at: hours(1) });
    await testbed.settle('dividend', days(1), 'D');
    await testbed.bet(player, { stake: 20_000n, at: hours(2) });
    await testbed.moveTo(days(1.5));
    await testbed.intake.take(BRAND, 48 * 3_600_000);
    await testbed.bet(player, { stake: 80_000n, at: hours(40) });
    await testbed.settle('dividend', days(2), 'D');
    // 80,000 less what is left of the loss: 50,000 - 20,000.
    expect(await paid()).toEqual([0, 0, 5_000]);
  });
});
