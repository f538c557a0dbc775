import { SettlementBench } from './settlement.fixture.js';

/** Midnight in Dhaka. */
const MIDNIGHT = new Date('2027-03-09T18:00:00Z');
const hours = (count: number) => new Date(MIDNIGHT.getTime() + count * 3_600_000);
/** Half of it is left for salaries: 1 % of the valid bet. */
const edgePpm = 20_000;

let bench: SettlementBench;
beforeEach(async () => {
  bench = await SettlementBench.open(MIDNIGHT);
});
afterEach(async () => {
  expect(await bench.replay.verifySince(MIDNIGHT)).toEqual([]);
  await bench.close();
});

test('hours choose their tier, are corrected by what is taken back, and leave the rest of the edge to the day', async () => {
  const a = await bench.plant(null);
  const b = await bench.plant(a);
  const [p, q] = [await bench.plant(b, 0), await bench.plant(a, 0)];
  const from = MIDNIGHT;
  await bench.contract(a, { kind: 'realtime', tiers: [{ lossPpm: 7_000 }], from });
  await bench.contract(a, {
    kind: 'hourly',
    tiers: [
      { winPpm: 2_000, lossPpm: 4_000 },
      { validBet: 100_000n, winPpm: 4_000, lossPpm: 8_000 },
    ],
    from,
  });
  await bench.contract(b, { kind: 'hourly', tiers: [{ winPpm: 1_000, lossPpm: 2_000 }], from });
  await bench.contract(a, {
    kind: 'daily',
    tiers: [{ activeMembers: 2, validBet: 100_000n, betPpm: 5_000 }],
    from,
  });

  // A lost bet has 1 % - 0.7 % left: B takes 0.2 %, A the rest. A won one has it all: B 0.1 %, A 0.4 % - 0.1 %.
  const lost = await bench.bet(p, { stake: 60_000n, at: hours(0.2), edgePpm });
  await bench.bet(p, { stake: 50_000n, payout: 80_000n, at: hours(0.4), edgePpm });
  await bench.settle('hourly', hours(1));
  expect(await bench.amounts('hourly')).toEqual([
    [a, 60 + 150],
    [b, 120 + 50],
  ]);

  // Without the lost bet the hour is in A's lower tier: 50 each is right, so 160 and 120 were too much.
  await bench.amend(lost, hours(1.5), { void: true });
  await bench.settle('hourly', hours(2));
  await bench.bet(p, { stake: 100_000n, at: hours(2.5), edgePpm });
  await bench.bet(q, { stake: 10_000n, at: hours(2.6), edgePpm });
  await bench.settle('hourly', hours(3));
  expect((await bench.amounts('hourly')).slice(2)).toEqual([
    [a, 0],
    [b, 0],
    [a, 0], // 100 + 30 - 160
    [b, 80], // 200 - 120
  ]);

  // Both players are active. Of the lost bets nothing is left for the day, of the won one 0.8 %.
  await bench.settle('daily', hours(24));
  expect(await bench.amounts('daily')).toEqual([[a, 250]]);
  for (const agent of [a, b])
    for (const { exact, lines } of await bench.opened(agent))
      expect(lines.reduce((sum, line) => sum + line, 0n)).toBe(exact);
});

test('a day in which too few were active pays nothing, and its agent is no holder', async () => {
  const a = await bench.plant(null);
  const b = await bench.plant(a);
  const p = await bench.plant(b, 0);
  await bench.contract(a, { kind: 'daily', tiers: [{ betPpm: 2_000 }], from: MIDNIGHT });
  await bench.contract(b, { kind: 'daily', tiers: [{ activeMembers: 2, betPpm: 1_000 }], from: MIDNIGHT });
  await bench.bet(p, { stake: 1_000_000n, at: hours(3) });
  await bench.settle('daily', hours(24));
  expect(await bench.amounts('daily')).toEqual([
    [a, 2_000],
    [b, 0],
  ]);
});

describe('dividends', () => {
  let [a, b, c, p] = ['', '', '', ''];
  beforeEach(async () => {
    a = await bench.plant(null);
    b = await bench.plant(a);
    c = await bench.plant(b);
    p = await bench.plant(c, 0);
    const contracts = [
      [a, undefined, 300_000],
      [b, a, 200_000],
      [c, b, 100_000],
    ] as const;
    for (const [agent, upline, betPpm] of contracts)
      await bench.contract(agent, {
        kind: 'dividend',
        period: 'D',
        tiers: [{ betPpm }],
        from: MIDNIGHT,
        ...(upline && { upline }),
      });
  });
  const wallets = async () => [await bench.wallet(a), await bench.wallet(b), await bench.wallet(c)];

  test('come down the tree: who owes has received before', async () => {
    await bench.bet(p, { stake: 100_000n, at: hours(1) });
    await bench.settle('dividend', hours(24), 'D');
    expect(await bench.amounts('dividend')).toEqual([
      [a, 30_000],
      [b, 20_000],
      [c, 10_000],
    ]);
    expect(await wallets()).toEqual([10_000, 10_000, 10_000]);
  });

  test('set a loss against the next profit, and take what came late into the present period', async () => {
    await bench.bet(p, { stake: 10_000n, payout: 60_000n, at: hours(1) });
    await bench.settle('dividend', hours(24), 'D');
    expect(await wallets()).toEqual([0, 0, 0]);
    await bench.bet(p, { stake: 80_000n, at: hours(30) });
    await bench.settle('dividend', hours(48), 'D');
    expect(await wallets()).toEqual([3_000, 3_000, 3_000]);
    await bench.bet(p, { stake: 20_000n, at: hours(47.9) });
    await bench.settle('dividend', hours(72), 'D');
    expect(await wallets()).toEqual([5_000, 5_000, 5_000]);
  });

  test('one that cannot be paid holds up nobody else, and is told', async () => {
    const other = await bench.plant(null);
    await bench.contract(other, {
      kind: 'dividend',
      period: 'D',
      tiers: [{ betPpm: 100_000 }],
      from: MIDNIGHT,
    });
    const q = await bench.plant(other, 0);
    await bench.bet(p, { stake: 100_000n, at: hours(1) });
    await bench.bet(q, { stake: 100_000n, at: hours(1) });
    await bench.moveTo(new Date(hours(24).getTime() + 31_000));
    await bench.settlements.run({ brand: 'mela', kind: 'dividend', code: 'D' });
    await bench.db.query(
      `select ledger.post(jsonb_build_array(jsonb_build_object('key', 'dividend:' || id, 'brand', 'mela', 'kind', 'gift',
         'reference', 'in its place', 'postings', jsonb_build_array(
           jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -1),
           jsonb_build_object('account', ledger.open_account('mela', null, 'dividend', 'BDT'), 'amount', 1)))), now())
       from agency.payout where payee = $1`,
      [a],
    );
    await expect(bench.payouts.payPending()).rejects.toThrow('was not posted');
    expect(await bench.wallet(a)).toBe(0);
    expect(await bench.wallet(other)).toBe(10_000);
  });

  test('an upline whose wallet is too short owes, and is frozen until the last is paid', async () => {
    await bench.bet(p, { stake: 100_000n, at: hours(1) });
    await bench.moveTo(new Date(hours(24).getTime() + 31_000));
    await bench.settlements.run({ brand: 'mela', kind: 'dividend', code: 'D' });
    // What A has received is gone before A pays.
    await bench.db.query(`update agency.payout set status = 'carried', amount = 0 where payee = $1`, [a]);
    await bench.payouts.payPending();
    expect(await wallets()).toEqual([0, 0, 0]);
    expect([await bench.freezes.has(a), await bench.freezes.has(b), await bench.freezes.has(c)]).toEqual([
      true,
      true,
      false,
    ]);
    await bench.db.query(
      `select ledger.post(jsonb_build_array(jsonb_build_object('key', 'gift', 'brand', 'mela', 'kind', 'deposit', 'reference', 'gift',
         'postings', jsonb_build_array(
           jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -20000),
           jsonb_build_object('account', ledger.open_account('mela', $1, 'wallet', 'BDT'), 'amount', 20000)))), now())`,
      [a],
    );
    await bench.payouts.payUnpaid();
    await bench.payouts.payUnpaid();
    expect(await wallets()).toEqual([0, 10_000, 10_000]);
    expect([await bench.freezes.has(a), await bench.freezes.has(b)]).toEqual([false, false]);
  });
});
