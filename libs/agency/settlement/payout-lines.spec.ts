import { BRAND, SettlementTestbed } from './settlement.fixture.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
/** More than are counted. */
const MANY = 10_050;

let testbed: SettlementTestbed;
let agent: string;
let player: string;
let other: string;
const rounds: Record<'late' | 'void' | 'next', string> = { late: '', void: '', next: '' };

beforeAll(async () => {
  testbed = await SettlementTestbed.open(NOON);
  const top = await testbed.addMember(null, 1);
  agent = await testbed.addMember(top);
  player = await testbed.addMember(agent, 0);
  const stranger = await testbed.addMember(top, 0);
  await testbed.contract(agent, { kind: 'realtime', tiers: [{ betPpm: 1000 }], from: minutes(-60) });
  other = await testbed.addMember(top);
  const guest = await testbed.addMember(other, 0);
  await testbed.contract(other, { kind: 'realtime', tiers: [{ betPpm: 1000 }], from: minutes(-60) });
  rounds.void = await testbed.bet(guest, { stake: 1000n, at: minutes(1) });
  const few = await testbed.bet(player, { stake: 1000n, at: minutes(1) });
  await testbed.settle('realtime', minutes(5));
  await testbed.bet(stranger, { stake: 1000n, at: minutes(6) });
  // As the first one, one after another.
  await testbed.db.query(
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
       opened_at, settled_at, bet_weight, edge_ppm)
     select r.brand, r.vendor, 'many ' || g, r.member, r.ancestors, r.node_id, r.currency, r.stake, r.payout, r.valid_bet,
       r.status, at, at, r.bet_weight, r.edge_ppm
     from games.round r, generate_series(1, $2) g,
       lateral (select $3::timestamptz + g * interval '10 milliseconds' as at) moment where r.id = $1`,
    [few, MANY, minutes(6)],
  );
  await testbed.bet(stranger, { stake: 1000n, at: minutes(9) });
  await testbed.settle('realtime', minutes(10));
  await testbed.bet(player, { stake: 1000n, at: minutes(11) });
  await testbed.settle('realtime', minutes(15));
  rounds.late = await testbed.bet(player, { stake: 3000n, at: minutes(6) });
  rounds.next = await testbed.bet(guest, { stake: 3000n, at: minutes(16) });
  await testbed.amend(rounds.void, minutes(16), { void: true });
  await testbed.settle('realtime', minutes(20));
});
afterAll(() => testbed.close());

/** The rounds of an agent's payouts by id, of which there are as many as windows with a bet. */
async function opened(window: number, pageNo: number, payee = agent) {
  const payouts = await testbed.db.query<{ id: string }>(
    'select id from agency.payout where payee = $1 order by id',
    [payee],
  );
  const id = payouts[window]?.id ?? '';
  const caller = {
    role: 'agent',
    brand: BRAND,
    address: '',
    person: payee,
    session: '',
    closure: null,
  } as const;
  const { list, total } = await testbed.queries.lines(caller, { id, pageNo, pageSize: 20 });
  return { rounds: list.map(({ betId }) => betId), total };
}

test("lists exactly the rounds of a small payout's settlement", async () => {
  const [first, last] = [await opened(0, 1), await opened(2, 1)];
  expect([first.total, last.total]).toEqual([1, 1]);
  expect(first.rounds).not.toEqual(last.rounds);
});

test('lists the rounds of a large payout by pages, the newest first', async () => {
  const taken = await testbed.db.query<{ id: string }>(
    `select e.round as id from games.bet_entry e where member = $1 and batch = 2 order by id desc`,
    [player],
  );
  expect(taken).toHaveLength(MANY);
  for (const pageNo of [1, 2, 400]) {
    const page = await opened(1, pageNo);
    expect(page.total).toBe(10_000);
    expect(page.rounds).toEqual(taken.slice((pageNo - 1) * 20, pageNo * 20).map(({ id }) => id));
  }
});

test('lists a reversed round in the settlement that reversed it', async () => {
  expect(await opened(1, 1, other)).toEqual({ rounds: [rounds.next, rounds.void], total: 2 });
});

test('lists only the late round of a settlement without others', async () => {
  expect(await opened(3, 1)).toEqual({ rounds: [rounds.late], total: 1 });
});
