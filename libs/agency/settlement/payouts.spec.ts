import { randomUUID } from 'node:crypto';
import { SettlementTestbed } from './settlement.fixture.js';

const START = new Date('2027-03-09T18:00:00Z');
const MINUTE_MS = 60_000;
/** One more than are paid in one transaction. */
const AGENTS = 501;

let testbed: SettlementTestbed;
beforeAll(async () => {
  testbed = await SettlementTestbed.open(START);
});
afterAll(() => testbed.close());

test("pays the payee's debt of a rolled back win from the salary first", async () => {
  const agent = await testbed.addMember(null);
  await testbed.contract(agent, { kind: 'realtime', tiers: [{ betPpm: 10_000 }], from: START });
  const round = await testbed.bet(agent, { stake: 100_000n, at: START });
  await testbed.db.query(
    `with taken_back as (
       insert into games.wallet_transaction (vendor, transaction_uuid, brand, operation, state, member, round, currency, amount,
         free, at)
       select vendor, $2, brand, 'rollback', 'accepted', member, id, currency, 400, false, settled_at
       from games.round where id = $1 returning id, member, at
     )
     insert into games.debt (brand, member, currency, transaction, amount, incurred_at)
     select 'mela', member, 'BDT', id, 400, at from taken_back`,
    [round, randomUUID()],
  );
  await testbed.settle('realtime', new Date(START.getTime() + 5 * MINUTE_MS));
  expect(await testbed.amounts('realtime')).toEqual([[agent, 1000]]);
  expect(await testbed.wallet(agent)).toBe(600);
  expect(await testbed.db.query('select paid, settled_at is not null as over from games.debt')).toEqual([
    { paid: '400', over: true },
  ]);
});

test('pays every payout once, with events of the balance and then of the salary', async () => {
  const window = new Date(START.getTime() + 10 * MINUTE_MS);
  const agents = [];
  for (let index = 0; index < AGENTS; index++) agents.push(await testbed.addMember(null));
  for (const agent of agents) {
    await testbed.contract(agent, { kind: 'realtime', tiers: [{ betPpm: 10_000 }], from: START });
    await testbed.bet(agent, { stake: 50_000n, at: new Date(window.getTime() - MINUTE_MS) });
  }
  await testbed.moveTo(new Date(window.getTime() + 31_000));
  await testbed.settlements.run({ brand: 'mela', kind: 'realtime', code: '' });
  await Promise.all([testbed.payouts.payPending(), testbed.payouts.payPending()]);
  const events = await testbed.db.query(
    `select distinct array_agg(name || ' ' || coalesce(data->>'balance', data->>'amount') order by seq) as of_payee
     from platform.event where person = any($1::bigint[]) group by person`,
    [agents],
  );
  expect(events).toEqual([{ of_payee: ['balance.changed 5.00', 'salary.paid 5.00'] }]);
  const [row] = await testbed.db.query(
    `select count(*)::int as paid, sum(amount)::int as sum from agency.payout where status = 'paid' and payee = any($1::bigint[])`,
    [agents],
  );
  expect(row).toEqual({ paid: AGENTS, sum: AGENTS * 500 });
  expect(await testbed.verifier.verifySince(START)).toEqual([]);
}, 60_000);
