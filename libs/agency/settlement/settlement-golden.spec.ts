import { SettlementTestbed } from './settlement.fixture.js';

/** 12:00 in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

let testbed: SettlementTestbed;
beforeEach(async () => {
  testbed = await SettlementTestbed.open(NOON);
});
afterEach(async () => {
  expect(await testbed.verifier.verifySince(NOON)).toEqual([]);
  await testbed.close();
});

/** The bets of the README of this folder; the first two are the golden case of docs/settlement.md. */
test('golden case: three agents in a line, own stakes 0, 10,000 and 20,000, are paid 150, 250 and 200', async () => {
  const a = await testbed.addMember(null);
  const b = await testbed.addMember(a);
  const c = await testbed.addMember(b);
  const rates = [
    [a, 20_000],
    [b, 15_000],
    [c, 10_000],
  ] as const;
  for (const [agent, winPpm] of rates)
    await testbed.contract(agent, { kind: 'realtime', tiers: [{ winPpm, lossPpm: winPpm }], from: NOON });
  await testbed.settle('realtime', NOON);
  await testbed.bet(b, { stake: 1_000_000n, at: minutes(1) });
  await testbed.bet(c, { stake: 2_000_000n, at: minutes(2) });
  await testbed.settle('realtime', minutes(5));
  expect(await testbed.amounts('realtime')).toEqual([
    [a, 15_000],
    [b, 25_000],
    [c, 20_000],
  ]);
  expect([await testbed.wallet(a), await testbed.wallet(b), await testbed.wallet(c)]).toEqual([
    15_000, 25_000, 20_000,
  ]);
  expect(await testbed.linesOf(a)).toEqual([
    { exact: 15_000_000_000n, lines: [10_000_000_000n, 5_000_000_000n] },
  ]);
  expect(
    await testbed.db.query(
      'select member, batch, slot, loss_bet as lost, limit_ppm from agency.bet_rollup order by 1',
    ),
  ).toEqual([
    { member: b, batch: '1', slot: NOON, lost: '1000000', limit_ppm: 500_000 },
    { member: c, batch: '1', slot: NOON, lost: '2000000', limit_ppm: 500_000 },
  ]);
  expect(
    await testbed.db.query('select period_start, period_end, no, through_batch from agency.settlement'),
  ).toEqual([{ period_start: NOON, period_end: minutes(5), no: 1, through_batch: '1' }]);

  await testbed.bet(c, { stake: 2_000_033n, at: minutes(7), edgePpm: 34_000 });
  await testbed.settle('realtime', minutes(10));
  const payouts = await testbed.db.query<{ figures: string[] }>(
    `select array[payee, gross, below, cut, exact, amount, carried_out]::bigint[]::text[] as figures from agency.payout
     order by id offset 3`,
  );
  expect(payouts.map(({ figures }) => figures.map(Number))).toEqual([
    [Number(a), 40_000_660_000, 30_000_495_000, 6_000_099_000, 4_000_066_000, 4_000, 66_000],
    [Number(b), 30_000_495_000, 20_000_330_000, 0, 10_000_165_000, 10_000, 165_000],
    [Number(c), 20_000_330_000, 0, 0, 20_000_330_000, 20_000, 330_000],
  ]);
});

/** The second case of docs/settlement.md, in minor units: 1 taka is 100. */
test('second case: a member without a contract, a push, a void and a late round, a contract that changed', async () => {
  const a = await testbed.addMember(null);
  const b = await testbed.addMember(a);
  const c = await testbed.addMember(b);
  const p = await testbed.addMember(c, 0);
  const q = await testbed.addMember(a, 0);
  const first = { winPpm: 4_000, lossPpm: 10_000, betPpm: 500 };
  const second = { winPpm: 3_000, lossPpm: 8_000, betPpm: 500 };
  await testbed.contract(a, { kind: 'realtime', tiers: [first], from: NOON, until: minutes(5) });
  await testbed.contract(a, { kind: 'realtime', tiers: [second], from: minutes(5) });
  await testbed.contract(c, { kind: 'realtime', tiers: [{ winPpm: 1_000, lossPpm: 6_000 }], from: NOON });

  await testbed.bet(p, { stake: 100_000n, at: minutes(1) });
  await testbed.bet(p, { stake: 50_000n, payout: 90_000n, at: minutes(2) });
  await testbed.bet(q, { stake: 40_000n, payout: 40_000n, at: minutes(3) });
  const voided = await testbed.bet(p, { stake: 30_033n, at: minutes(4) });
  await testbed.settle('realtime', minutes(5));
  expect(await testbed.amounts('realtime')).toEqual([
    [a, 780],
    [c, 830],
  ]);

  await testbed.bet(q, { stake: 20_000n, at: minutes(4.5) });
  await testbed.bet(p, { stake: 10_000n, at: minutes(6) });
  await testbed.amend(voided, minutes(7), { void: true });
  await testbed.settle('realtime', minutes(10));
  expect((await testbed.amounts('realtime')).slice(2)).toEqual([
    [a, 75],
    [a, 25],
    [c, 0],
  ]);

  await testbed.bet(p, { stake: 30_000n, at: minutes(12) });
  await testbed.settle('realtime', minutes(15));
  expect((await testbed.amounts('realtime')).slice(5)).toEqual([
    [a, 75],
    [c, 60],
  ]);
  expect([await testbed.wallet(a), await testbed.wallet(b), await testbed.wallet(c)]).toEqual([955, 0, 890]);
  for (const agent of [a, c])
    for (const { exact, lines } of await testbed.linesOf(agent))
      expect(lines.reduce((sum, line) => sum + line, 0n)).toBe(exact);
});

test('settles nothing twice if a worker stalls after its intake', async () => {
  const agent = await testbed.addMember(null);
  await testbed.contract(agent, { kind: 'realtime', tiers: [{ lossPpm: 10_000 }], from: NOON });
  await testbed.bet(agent, { stake: 100_000n, at: minutes(1) });
  await testbed.settle('realtime', minutes(5));
  const heldUp = { batch: '1', takenUntil: minutes(5) };
  await testbed.bet(agent, { stake: 200_000n, at: minutes(6) });
  await testbed.settle('realtime', minutes(10));

  const { rollUps } = testbed;
  const take = rollUps.take.bind(rollUps);
  rollUps.take = async () => heldUp;
  await testbed.settle('realtime', minutes(15));
  rollUps.take = take;
  await testbed.settle('realtime', minutes(20));
  expect(await testbed.amounts('realtime')).toEqual([
    [agent, 1000],
    [agent, 2000],
  ]);
});

test('what a player earns on a bet comes before salaries, which are cut', async () => {
  await testbed.close();
  testbed = await SettlementTestbed.open(NOON, { rewards: true });
  const agent = await testbed.addMember(null);
  const player = await testbed.addMember(agent, 0);
  await testbed.db.query('update members.member set vip_rank = 3 where id = $1', [player]);
  await testbed.contract(agent, {
    kind: 'realtime',
    tiers: [{ winPpm: 4_000, lossPpm: 21_000 }],
    from: NOON,
  });
  await testbed.bet(player, { stake: 100_000n, at: minutes(1), game: 'lantern-reels', edgePpm: 40_800 });
  await testbed.settle('realtime', minutes(5));
  expect(await testbed.amounts('realtime')).toEqual([[agent, 1_410]]);
});

test('a team earns nothing on bonus money that was lost', async () => {
  const agent = await testbed.addMember(null);
  const player = await testbed.addMember(agent, 0);
  await testbed.contract(agent, {
    kind: 'dividend',
    period: 'D',
    tiers: [{ betPpm: 100_000 }],
    from: new Date('2027-03-09T18:00:00Z'),
  });
  await testbed.bet(player, {
    stake: 100_000n,
    payout: 20_000n,
    bonusStake: 75_000n,
    bonusPayout: 15_000n,
    at: minutes(1),
  });
  await testbed.settle('dividend', new Date('2027-03-10T18:00:00Z'), 'D');
  expect(await testbed.amounts('dividend')).toEqual([[agent, 2_000]]);
});
