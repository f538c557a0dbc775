import { SettlementBench } from './settlement.fixture.js';

/** 12:00 in Dhaka. */
const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

let bench: SettlementBench;
beforeEach(async () => {
  bench = await SettlementBench.open(NOON);
});
afterEach(async () => {
  expect(await bench.replay.verifySince(NOON)).toEqual([]);
  await bench.close();
});

test('golden case: three agents in a line, own stakes 0, 10,000 and 20,000, are paid 150, 250 and 200', async () => {
  const a = await bench.plant(null);
  const b = await bench.plant(a);
  const c = await bench.plant(b);
  const rates = [
    [a, 20_000],
    [b, 15_000],
    [c, 10_000],
  ] as const;
  for (const [agent, winPpm] of rates)
    await bench.contract(agent, { kind: 'realtime', tiers: [{ winPpm, lossPpm: winPpm }], from: NOON });
  await bench.bet(b, { stake: 1_000_000n, at: minutes(1) });
  await bench.bet(c, { stake: 2_000_000n, at: minutes(2) });
  await bench.settle('realtime', minutes(5));
  expect(await bench.amounts('realtime')).toEqual([
    [a, 15_000],
    [b, 25_000],
    [c, 20_000],
  ]);
  expect([await bench.wallet(a), await bench.wallet(b), await bench.wallet(c)]).toEqual([
    15_000, 25_000, 20_000,
  ]);
  expect(await bench.opened(a)).toEqual([
    { exact: 15_000_000_000n, lines: [10_000_000_000n, 5_000_000_000n] },
  ]);
});

/** The second case of docs/settlement.md, in minor units: 1 taka is 100. */
test('second case: a gap, a push, a void, a late round, a contract that changed', async () => {
  const a = await bench.plant(null);
  const b = await bench.plant(a);
  const c = await bench.plant(b);
  const p = await bench.plant(c, 0);
  const q = await bench.plant(a, 0);
  const first = { winPpm: 4_000, lossPpm: 10_000, betPpm: 500 };
  const second = { winPpm: 3_000, lossPpm: 8_000, betPpm: 500 };
  await bench.contract(a, { kind: 'realtime', tiers: [first], from: NOON, until: minutes(5) });
  await bench.contract(a, { kind: 'realtime', tiers: [second], from: minutes(5) });
  await bench.contract(c, { kind: 'realtime', tiers: [{ winPpm: 1_000, lossPpm: 6_000 }], from: NOON });

  await bench.bet(p, { stake: 100_000n, at: minutes(1) });
  await bench.bet(p, { stake: 50_000n, payout: 90_000n, at: minutes(2) });
  await bench.bet(q, { stake: 40_000n, payout: 40_000n, at: minutes(3) });
  const voided = await bench.bet(p, { stake: 30_033n, at: minutes(4) });
  await bench.settle('realtime', minutes(5));
  expect(await bench.amounts('realtime')).toEqual([
    [a, 780],
    [c, 830],
  ]);

  await bench.bet(q, { stake: 20_000n, at: minutes(4.5) });
  await bench.bet(p, { stake: 10_000n, at: minutes(6) });
  await bench.amend(voided, minutes(7), { void: true });
  await bench.settle('realtime', minutes(10));
  expect((await bench.amounts('realtime')).slice(2)).toEqual([
    [a, 75],
    [a, 25],
    [c, 0],
  ]);

  await bench.bet(p, { stake: 30_000n, at: minutes(12) });
  await bench.settle('realtime', minutes(15));
  expect((await bench.amounts('realtime')).slice(5)).toEqual([
    [a, 75],
    [c, 60],
  ]);
  expect([await bench.wallet(a), await bench.wallet(b), await bench.wallet(c)]).toEqual([955, 0, 890]);
  for (const agent of [a, c])
    for (const { exact, lines } of await bench.opened(agent))
      expect(lines.reduce((sum, line) => sum + line, 0n)).toBe(exact);
});

test('a worker that was held up since its intake settles nothing again', async () => {
  const agent = await bench.plant(null);
  await bench.contract(agent, { kind: 'realtime', tiers: [{ lossPpm: 10_000 }], from: NOON });
  await bench.bet(agent, { stake: 100_000n, at: minutes(1) });
  await bench.settle('realtime', minutes(5));
  const heldUp = { batch: '1', takenUntil: minutes(5) };
  await bench.bet(agent, { stake: 200_000n, at: minutes(6) });
  await bench.settle('realtime', minutes(10));

  const { intake } = bench;
  const take = intake.take.bind(intake);
  intake.take = async () => heldUp;
  await bench.settle('realtime', minutes(15));
  intake.take = take;
  await bench.settle('realtime', minutes(20));
  expect(await bench.amounts('realtime')).toEqual([
    [agent, 1000],
    [agent, 2000],
  ]);
});
