import { SettlementTestbed } from './settlement.fixture.js';

/** Midnight in Dhaka. */
const MIDNIGHT = new Date('2027-03-09T18:00:00Z');
const hours = (count: number) => new Date(MIDNIGHT.getTime() + count * 3_600_000);
/** Half of it is left for salaries: 1 % of the valid bet. */
const edgePpm = 20_000;

let testbed: SettlementTestbed;
beforeEach(async () => {
  testbed = await SettlementTestbed.open(MIDNIGHT);
});
afterEach(async () => {
  expect(await testbed.verifier.verifySince(MIDNIGHT)).toEqual([]);
  await testbed.close();
});

test('pays hours by their tier, corrects them after a void round, and leaves the rest of the limit to the day', async () => {
  const a = await testbed.addMember(null);
  const b = await testbed.addMember(a);
  const [p, q] = [await testbed.addMember(b, 0), await testbed.addMember(a, 0)];
  const from = MIDNIGHT;
  await testbed.contract(a, { kind: 'realtime', tiers: [{ lossPpm: 7_000 }], from });
  await testbed.contract(a, {
    kind: 'hourly',
    tiers: [
      { winPpm: 2_000, lossPpm: 4_000 },
      { validBet: 100_000n, winPpm: 4_000, lossPpm: 8_000 },
    ],
    from,
  });
  await testbed.contract(b, { kind: 'hourly', tiers: [{ winPpm: 1_000, lossPpm: 2_000 }], from });
  await testbed.contract(a, {
    kind: 'daily',
    tiers: [{ activeMembers: 2, validBet: 100_000n, betPpm: 5_000 }],
    from,
  });

  // A lost bet has 1 % - 0.7 % left: B takes 0.2 %, A the rest. A won one has it all: B 0.1 %, A 0.4 % - 0.1 %.
  const lost = await testbed.bet(p, { stake: 60_000n, at: hours(0.2), edgePpm });
  await testbed.bet(p, { stake: 50_000n, payout: 80_000n, at: hours(0.4), edgePpm });
  await testbed.settle('hourly', hours(1));
  expect(await testbed.amounts('hourly')).toEqual([
    [a, 60 + 150],
    [b, 120 + 50],
  ]);

  // Without the lost bet the hour is in A's lower tier: 50 each is right, so 160 and 120 were too much.
  await testbed.amend(lost, hours(1.5), { void: true });
  await testbed.settle('hourly', hours(2));
  await testbed.bet(p, { stake: 100_000n, at: hours(2.5), edgePpm });
  await testbed.bet(q, { stake: 10_000n, at: hours(2.6), edgePpm });
  await testbed.settle('hourly', hours(3));
  expect((await testbed.amounts('hourly')).slice(2)).toEqual([
    [a, 0],
    [b, 0],
    [a, 0], // 100 + 30 - 160
    [b, 80], // 200 - 120
  ]);

  // Both players are active. Of the lost bets nothing is left for the day, of the won one 0.8 %.
  await testbed.settle('daily', hours(24));
  expect(await testbed.amounts('daily')).toEqual([[a, 250]]);
  for (const agent of [a, b])
    for (const { exact, lines } of await testbed.linesOf(agent))
      expect(lines.reduce((sum, line) => sum + line, 0n)).toBe(exact);
});

test('pays nothing for a day with too few active members, and does not count its agent as a holder', async () => {
  const a = await testbed.addMember(null);
  const b = await testbed.addMember(a);
  const p = await testbed.addMember(b, 0);
  await testbed.contract(a, { kind: 'daily', tiers: [{ betPpm: 2_000 }], from: MIDNIGHT });
  await testbed.contract(b, { kind: 'daily', tiers: [{ activeMembers: 2, betPpm: 1_000 }], from: MIDNIGHT });
  await testbed.bet(p, { stake: 1_000_000n, at: hours(3) });
  await testbed.settle('daily', hours(24));
  expect(await testbed.amounts('daily')).toEqual([
    [a, 2_000],
    [b, 0],
  ]);
});

describe('dividends', () => {
  let [a, b, c, p] = ['', '', '', ''];
  beforeEach(async () => {
    a = await testbed.addMember(null);
    b = await testbed.addMember(a);
    c = await testbed.addMember(b);
    p = await testbed.addMember(c, 0);
    const contracts = [
      [a, undefined, 300_000],
      [b, a, 200_000],
      [c, b, 100_000],
    ] as const;
    for (const [agent, upline, betPpm] of contracts)
      await testbed.contract(agent, {
        kind: 'dividend',
        period: 'D',
        tiers: [{ betPpm }],
        from: MIDNIGHT,
        ...(upline && { upline }),
      });
  });
  const wallets = async () => [await testbed.wallet(a), await testbed.wallet(b), await testbed.wallet(c)];

  test('are paid from the top of the tree down, so that each upline receives before it pays', async () => {
    await testbed.bet(p, { stake: 100_000n, at: hours(1) });
    await testbed.settle('dividend', hours(24), 'D');
    expect(await testbed.amounts('dividend')).toEqual([
      [a, 30_000],
      [b, 20_000],
      [c, 10_000],
    ]);
    expect(await wallets()).toEqual([10_000, 10_000, 10_000]);
  });

  test('offset a loss against the next profit, and count late rounds', async () => {
    await testbed.bet(p, { stake: 10_000n, payout: 60_000n, at: hours(1) });
    await testbed.settle('dividend', hours(24), 'D');
    expect(await wallets()).toEqual([0, 0, 0]);
    await testbed.bet(p, { stake: 80_000n, at: hours(30) });
    await testbed.settle('dividend', hours(48), 'D');
    expect(await wallets()).toEqual([3_000, 3_000, 3_000]);
    await testbed.bet(p, { stake: 20_000n, at: hours(47.9) });
    await testbed.settle('dividend', hours(72), 'D');
    expect(await wallets()).toEqual([5_000, 5_000, 5_000]);
  });

  test('are paid although one of them fails, whose error is thrown', async () => {
    const other = await settleWithAnotherAgent();
    await spoilDividendOf(a);
    await expect(testbed.payouts.payPending()).rejects.toThrow('was not posted');
    expect(await testbed.wallet(a)).toBe(0);
    expect(await testbed.wallet(other)).toBe(10_000);
  });

  test('freeze an upline whose wallet is too short until all are paid', async () => {
    await testbed.bet(p, { stake: 100_000n, at: hours(1) });
    await testbed.moveTo(new Date(hours(24).getTime() + 31_000));
    await testbed.settlements.run({ brand: 'mela', kind: 'dividend', code: 'D' });
    // What A has received is gone before A pays.
    await testbed.db.query(`update agency.payout set status = 'carried', amount = 0 where payee = $1`, [a]);
    await testbed.payouts.payPending();
    expect(await wallets()).toEqual([0, 0, 0]);
    expect([
      await testbed.freezes.has(a),
      await testbed.freezes.has(b),
      await testbed.freezes.has(c),
    ]).toEqual([true, true, false]);
    await giveTwentyThousand(a);
    await testbed.payouts.payOpen();
    await testbed.payouts.payOpen();
    expect(await wallets()).toEqual([0, 10_000, 10_000]);
    expect([await testbed.freezes.has(a), await testbed.freezes.has(b)]).toEqual([false, false]);
  });

  test('that are unpaid are tried again although a pending one fails', async () => {
    const other = await settleWithAnotherAgent();
    await testbed.db.query(`update agency.payout set status = 'carried', amount = 0 where payee = $1`, [a]);
    await spoilDividendOf(other);
    await expect(testbed.payouts.payOpen()).rejects.toThrow('was not posted');
    expect(await wallets()).toEqual([0, 0, 0]);
    await giveTwentyThousand(a);
    for (const _ of ['to B', 'to C'])
      await expect(testbed.payouts.payOpen()).rejects.toThrow('was not posted');
    expect(await wallets()).toEqual([0, 10_000, 10_000]);
  });

  /** Settles a day of both teams, and pays nothing yet. Answers an agent who has a dividend like A. */
  const settleWithAnotherAgent = async () => {
    const other = await testbed.addMember(null);
    await testbed.contract(other, {
      kind: 'dividend',
      period: 'D',
      tiers: [{ betPpm: 100_000 }],
      from: MIDNIGHT,
    });
    const q = await testbed.addMember(other, 0);
    await testbed.bet(p, { stake: 100_000n, at: hours(1) });
    await testbed.bet(q, { stake: 100_000n, at: hours(1) });
    await testbed.moveTo(new Date(hours(24).getTime() + 31_000));
    await testbed.settlements.run({ brand: 'mela', kind: 'dividend', code: 'D' });
    return other;
  };

  /** The key of the dividend is taken in the ledger by something else. */
  const spoilDividendOf = (payee: string) =>
    testbed.db.query(
      `select ledger.post(jsonb_build_array(jsonb_build_object('key', 'dividend:' || id, 'brand', 'mela', 'kind', 'gift',
         'reference', 'in its place', 'postings', jsonb_build_array(
           jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -1),
           jsonb_build_object('account', ledger.open_account('mela', null, 'dividend', 'BDT'), 'amount', 1)))), now())
       from agency.payout where payee = $1`,
      [payee],
    );

  const giveTwentyThousand = (member: string) =>
    testbed.db.query(
      `select ledger.post(jsonb_build_array(jsonb_build_object('key', 'gift', 'brand', 'mela', 'kind', 'deposit', 'reference', 'gift',
         'postings', jsonb_build_array(
           jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -20000),
           jsonb_build_object('account', ledger.open_account('mela', $1, 'wallet', 'BDT'), 'amount', 20000)))), now())`,
      [member],
    );
});
