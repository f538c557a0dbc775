import type { ValueOf } from '#libs/platform/common/call';
import { insertSession } from '#libs/platform/testing/test-session';
import { getProfitLoss } from '../common/profit-loss.calls.js';
import { RIVER_DICE, WalletTestbed } from '../wallet/wallet.fixture.js';

let testbed: WalletTestbed;
beforeAll(async () => {
  testbed = await WalletTestbed.open();
});
afterAll(() => testbed.close());

const DAYS = 'from=2026-11-01&to=2026-11-30';
const ask = (query: string, token: string) =>
  testbed.api.client.get(`/wps/records/profit-loss?${query}`, token);
async function read(query: string, token: string): Promise<ValueOf<typeof getProfitLoss>> {
  return getProfitLoss.value.parse((await ask(query, token)).body.value);
}
const short = ({ list }: ValueOf<typeof getProfitLoss>) =>
  list.map(({ key, rounds, stake, profitLoss }) => [key, rounds, stake, profitLoss]);

interface Played {
  at: string;
  /** Minor units. */
  stake?: number;
  payout?: number;
  status?: 'open' | 'settled' | 'void';
  currency?: string;
  vendor?: string;
}

async function play(member: string, ...rounds: Played[]): Promise<void> {
  for (const { at, stake = 1000, payout = 0, status = 'settled', currency = 'BDT', vendor } of rounds)
    await testbed.db.query(
      `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
         opened_at, settled_at, bet_weight, edge_ppm)
       select 'mela', vendor, gen_random_uuid(), $1::bigint, '{}', node_id, $2::text, $3::bigint, $4::bigint, $3::bigint / 2, $5::text,
         $6::timestamptz - interval '9 hours', case when $5::text <> 'open' then $6::timestamptz end, 50, 10000
       from games.title where node_id = $7`,
      [member, currency, stake, payout, status, at, vendor === 'DELTA' ? await deltaTitle() : RIVER_DICE],
    );
}
async function deltaTitle(): Promise<number> {
  const [title] = await testbed.db.query<{ id: number }>(
    `select node_id as id from games.title where brand = 'mela' and vendor = 'DELTA' and game_type = 'FISH'
     order by node_id`,
  );
  if (!title) throw new Error('the seed has a title of the other vendor');
  return title.id;
}

test("adds up settled rounds by the day of the brand's time zone on which they were settled", async () => {
  const { id, token } = await testbed.member();
  await play(
    id,
    { at: '2026-11-19T17:59:59.999Z' }, // the last moment of the 19th in Dhaka
    { at: '2026-11-19T18:00:00Z', payout: 1800 },
    { at: '2026-11-20T17:45:00Z', stake: 500 },
    { at: '2026-11-21T10:00:00Z', status: 'void' },
    { at: '2026-11-21T10:00:00Z', status: 'open' },
  );
  const whole = await read(DAYS, token);
  expect(short(whole)).toEqual([
    ['2026-11-20', 2, '15.00', '3.00'],
    ['2026-11-19', 1, '10.00', '-10.00'],
  ]);
  expect(whole).toMatchObject({
    totals: { stake: '25.00', payout: '18.00', profitLoss: '-7.00', validBet: '12.50', rounds: 3 },
    currency: 'BDT',
    seq: expect.any(Number),
  });
  expect(short(await read('from=2026-11-19&to=2026-11-19', token))).toHaveLength(1);
  expect(await read('from=2026-11-21&to=2026-11-25', token)).toMatchObject({
    list: [],
    totals: { stake: '0.00', profitLoss: '0.00', rounds: 0 },
  });
});

test('adds up by vendor and by category, whatever was staked most first, and no rounds of others', async () => {
  const [one, other] = [await testbed.member(), await testbed.member()];
  const at = '2026-11-20T10:00:00Z';
  await play(one.id, { at }, { at, stake: 4000, payout: 5000, vendor: 'DELTA' });
  await play(other.id, { at, stake: 99_000 });
  const byVendor = await read(`groupBy=vendor&${DAYS}`, one.token);
  expect(short(byVendor)).toEqual([
    ['DELTA', 1, '40.00', '10.00'],
    ['STUDIO', 1, '10.00', '-10.00'],
  ]);
  expect(byVendor.list.map(({ name }) => name)).toEqual(['Delta', 'Studio']);
  const byCategory = await read(`groupBy=category&${DAYS}`, one.token);
  expect(short(byCategory)).toEqual([
    ['FISH', 1, '40.00', '10.00'],
    ['RNG', 1, '10.00', '-10.00'],
  ]);
  expect(byCategory.totals).toEqual(byVendor.totals);
});

test('never mixes play money with money', async () => {
  const member = await testbed.member();
  const at = '2026-11-20T10:00:00Z';
  await play(member.id, { at }, { at, stake: 700_000, currency: 'XTS' });
  expect(await read(DAYS, member.token)).toMatchObject({ currency: 'BDT', totals: { stake: '10.00' } });
  const trial = await insertSession(testbed.db, { person: member.id, role: 'trial' });
  expect(await read(DAYS, trial)).toMatchObject({ currency: 'XTS', totals: { stake: '7000.00' } });
});

test('counts a round once it is settled, as its push says', async () => {
  const session = await testbed.startSession('100.00');
  const { token } = session.member;
  const bet = testbed.bet(session);
  const year = new Date().getUTCFullYear();
  const days = `from=${year}-12-31&to=${year + 1}-01-02`;
  const before = await read(days, token);
  await testbed.send('bet', bet);
  await testbed.send('win', testbed.after(bet, { amount: 35.5 * 100_000 }));
  await testbed.db.query('update games.round set settled_at = $1 where member = $2', [
    `${year + 1}-01-01T00:00:00Z`,
    session.member.id,
  ]);
  const after = await read(days, token);
  expect([before.totals.rounds, after.totals]).toMatchObject([0, { profitLoss: '25.50', rounds: 1 }]);
  expect(after.seq).toBeGreaterThan(before.seq);
});

test.each([
  ['to=2026-11-30', 'from', 'field_required'],
  ['from=2026-02-30&to=2026-03-05', 'from', 'field_invalid'],
  ['from=0000-01-01&to=0000-01-02', 'from', 'field_invalid'],
  ['from=2026-11-20T00:00:00Z&to=2026-11-30', 'from', 'field_invalid'],
  ['from=2026-11-20&to=2026-11-19', 'to', 'field_date_order'],
  ['from=2025-11-01&to=2026-11-02', 'to', 'field_too_many_days'],
  [`groupBy=week&${DAYS}`, 'groupBy', 'field_invalid'],
])('refuses %s', async (query, field, code) => {
  const { token } = await testbed.member();
  const reply = await ask(query, token);
  expect([reply.status, reply.body.errors?.[0]]).toMatchObject([400, { field, code }]);
});

test('takes a whole year, and no guest', async () => {
  const { token } = await testbed.member();
  expect((await ask('from=2027-12-31&to=2028-12-30', token)).status).toBe(200);
  expect((await testbed.api.client.get(`/wps/records/profit-loss?${DAYS}`)).status).toBe(401);
});
