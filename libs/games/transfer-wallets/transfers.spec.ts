import { randomUUID } from 'node:crypto';
import { sign } from '#libs/platform/crypto/signature';
import type { Registered } from '#libs/platform/testing/portal-client';
import type { VendorWallet } from '../common/wallet-transfer.js';
import { DELTA_SECRET } from './fake-transfer-vendor.fixture.js';
import { TransferTestbed } from './transfer.fixture.js';

const UNIT = 100_000;

let testbed: TransferTestbed;
let member: Registered;

beforeAll(async () => {
  testbed = await TransferTestbed.open({ worker: true });
});
afterAll(() => testbed.close());
beforeEach(async () => {
  testbed.vendor.fault = () => undefined;
  testbed.vendor.refusal = () => undefined;
  member = await testbed.member();
});

/** What the member has here and at the vendor. */
const both = async () => [await testbed.balance(member), testbed.vendor.balanceOf(member.id) / UNIT];
const sent = (path: string) => testbed.vendor.requests(path).filter(({ body }) => body.user === member.id);
const asked = (id: string) => testbed.vendor.requests(`/wallet/transfers/${id}`).length;
const end = async (id: string) => {
  const [row] = await testbed.db.query('select state, reason from games.wallet_transfer where id = $1', [id]);
  return row;
};
/** Moves the clock beyond the moment at which the vendor is asked, and waits for the push of the end. */
async function untilAsked(act: () => void = () => undefined): Promise<VendorWallet> {
  const socket = testbed.api.client.socket(member.token);
  await socket.ready;
  act();
  await testbed.api.advance(70_000);
  const { data } = await socket.waitFor(
    'vendor-wallet.changed',
    ({ data }) => (data as VendorWallet).last?.state !== 'pending',
  );
  socket.close();
  return data as VendorWallet;
}

test("moves money to the vendor and back, in the protocol's units", async () => {
  const there = await testbed.order(member, 'to', '600.50');
  expect(there.body.value).toMatchObject({
    from: 'MAIN',
    to: 'DELTA',
    amount: '600.50',
    currency: 'BDT',
    state: 'accepted',
    reason: null,
  });
  expect(sent('/wallet/deposit').map(({ body }) => body)).toEqual([
    {
      operator_id: 'mela',
      transfer_id: there.body.value?.id,
      user: member.id,
      currency: 'BDT',
      amount: 600.5 * UNIT,
    },
  ]);
  expect(await both()).toEqual(['399.50', 600.5]);
  expect(await testbed.wallets(member)).toMatchObject([
    { vendor: 'DELTA', name: 'Delta', balance: '600.50', atStake: '0.00', last: { state: 'accepted' } },
  ]);
  expect((await testbed.order(member, 'back', '100.25')).body.value).toMatchObject({ state: 'accepted' });
  expect(await both()).toEqual(['499.75', 500.25]);
  const record = await testbed.api.client.get<{ list: { kind: string; amount: string }[] }>(
    '/wps/relay/ODSFE2_MemTransDet?type=transfer',
    member.token,
  );
  expect(record.body.value?.list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['wallet-transfer-in', '100.25'],
    ['wallet-transfer-out', '-600.50'],
  ]);
});

test('answers a repeated call from its key, and sends nothing again', async () => {
  const key = randomUUID();
  const first = await testbed.order(member, 'to', '10.00', key);
  expect((await testbed.order(member, 'to', '10.00', key)).body).toEqual(first.body);
  expect(sent('/wallet/deposit')).toHaveLength(1);
});

test('gives a refused deposit back at once, and leaves a refused withdrawal at the vendor', async () => {
  testbed.vendor.refusal = () => 'LIMIT_REACHED';
  const { body } = await testbed.order(member, 'to', '100.00');
  expect(body.value).toMatchObject({ state: 'refused', reason: 'LIMIT_REACHED' });
  testbed.vendor.refusal = () => undefined;
  await testbed.order(member, 'to', '50.00');
  expect((await testbed.order(member, 'back', '50.01')).body.value).toMatchObject({
    state: 'refused',
    reason: 'NOT_ENOUGH_MONEY',
  });
  expect(await both()).toEqual(['950.00', 50]);
});

test.each(['lost-request', 'lost-answer', 'error-500', 'no-json-fields', 'twice'] as const)(
  'asks at once for the end of a transfer after %s, and sends it once',
  async (fault) => {
    testbed.vendor.fault = ({ method }) => (method === 'POST' ? fault : undefined);
    const state = fault === 'lost-request' || fault === 'error-500' ? 'refused' : 'accepted';
    const { body } = await testbed.order(member, 'to', '100.00');
    expect(body.value?.state).toBe(state);
    expect(sent('/wallet/deposit')).toHaveLength(1);
    expect(await both()).toEqual(state === 'accepted' ? ['900.00', 100] : ['1000.00', 0]);
  },
);

test('refuses a transfer that comes late, after the vendor was asked', async () => {
  testbed.vendor.fault = ({ method }) => (method === 'POST' ? 'late' : undefined);
  const { body } = await testbed.order(member, 'to', '100.00');
  expect(body.value).toMatchObject({ state: 'refused', reason: 'UNKNOWN_TRANSFER' });
  testbed.vendor.deliverLate();
  expect(await both()).toEqual(['1000.00', 0]);
});

describe.each([
  { way: 'to', fault: 'lost-request', ends: 'refused', kept: ['1000.00', 200] },
  { way: 'to', fault: 'lost-answer', ends: 'accepted', kept: ['900.00', 300] },
  { way: 'back', fault: 'lost-request', ends: 'refused', kept: ['1000.00', 200] },
  { way: 'back', fault: 'lost-answer', ends: 'accepted', kept: ['1100.00', 100] },
] as const)('while the vendor cannot be reached ($way, $fault)', ({ way, fault, ends, kept }) => {
  test(`a transfer is pending, and ${ends} when the vendor is asked`, async () => {
    const rich = await testbed.member('1200.00');
    member = rich;
    await testbed.order(member, 'to', '200.00');
    testbed.vendor.fault = ({ method }) => (method === 'POST' ? fault : 'lost-request');
    const { body } = await testbed.order(member, way, '100.00');
    expect(body.value).toMatchObject({ state: 'pending', reason: null });
    expect((await testbed.order(member, way, '1.00')).body.message).toBe('error_wallet_transfer_pending');
    expect(await testbed.wallets(member)).toMatchObject([{ last: { state: 'pending', amount: '100.00' } }]);
    expect((await testbed.balance(member)) === (way === 'to' ? '900.00' : '1000.00')).toBe(true);
    const wallet = await untilAsked(() => {
      testbed.vendor.fault = () => undefined;
    });
    expect(wallet.last).toMatchObject({ id: body.value?.id, state: ends });
    expect(await both()).toEqual(kept);
    expect((await testbed.order(member, 'to', '1.00')).body.value?.state).toBe('accepted');
  });
});

test('answers with pending within two seconds if the vendor is silent', async () => {
  testbed.vendor.fault = ({ method }) => (method === 'POST' ? 'silence' : undefined);
  const began = performance.now();
  const { body } = await testbed.order(member, 'to', '100.00');
  expect([body.value?.state, performance.now() - began < 2000]).toEqual(['pending', true]);
  expect((await untilAsked()).last?.state).toBe('accepted');
  expect(await both()).toEqual(['900.00', 100]);
});

test('asks for a transfer whose process died before its request, and gives the money back', async () => {
  // What such a process leaves behind: the row and the posting, committed together.
  const id = randomUUID();
  await testbed.db.query(
    `with wallet as (select id from ledger.account where member = $2 and kind = 'wallet'), posted as (
       select ledger.post(jsonb_build_array(jsonb_build_object('key', 'wallet-transfer:' || $1 || ':out', 'brand', 'mela',
         'kind', 'wallet-transfer-out', 'reference', $1, 'postings', jsonb_build_array(
           jsonb_build_object('account', (select id from wallet), 'amount', -30000),
           jsonb_build_object('account', ledger.open_account('mela', null, 'transit', 'BDT'), 'amount', 30000)))), now()))
     insert into games.wallet_transfer (id, brand, vendor, member, currency, direction, amount, state, ordered_at, ask_at)
     select $1::uuid, 'mela', 'DELTA', $2, 'BDT', 'deposit', 30000, 'sent', now(), now() + interval '10 s' from posted`,
    [id, member.id],
  );
  expect(await both()).toEqual(['700.00', 0]);
  await untilAsked();
  expect([await end(id), asked(id), await both()]).toEqual([
    { state: 'refused', reason: 'UNKNOWN_TRANSFER' },
    1,
    ['1000.00', 0],
  ]);
});

test('keeps a transfer pending if the vendor accepted another one under its id, and shows that to operators', async () => {
  testbed.vendor.fault = ({ method }) => (method === 'POST' ? 'lost-answer' : 'lost-request');
  const { body } = await testbed.order(member, 'to', '100.00');
  const id = body.value?.id ?? '';
  Object.assign(testbed.vendor.transfers.get(id) ?? {}, { amount: 99 * UNIT });
  testbed.vendor.fault = () => undefined;
  await testbed.api.advance(70_000);
  const findings = () =>
    testbed.db.query(
      'select kind, resolved_at from games.reconciliation_finding where transaction_uuid = $1',
      [id],
    );
  while ((await findings()).length === 0);
  expect([await findings(), await end(id)]).toEqual([
    [{ kind: 'other_amount', resolved_at: null }],
    { state: 'sent', reason: null },
  ]);
  Object.assign(testbed.vendor.transfers.get(id) ?? {}, { amount: 100 * UNIT });
  await untilAsked();
  expect(await both()).toEqual(['900.00', 100]);
});

test.each([
  [{ from: 'MAIN', to: 'DELTA', amount: '1000.01' }, 422, 'error_insufficient_balance'],
  [{ from: 'MAIN', to: 'DELTA', amount: '0' }, 422, 'error_transfer_below_minimum'],
  [{ from: 'MAIN', to: 'DELTA', amount: '1.001' }, 400, 'error_invalid_input'],
  [{ from: 'MAIN', to: 'DELTA', amount: '-5' }, 400, 'error_invalid_input'],
  [{ from: 'DELTA', to: 'MAIN', amount: '90071992547.41' }, 400, 'error_invalid_input'],
  [{ from: 'MAIN', to: 'MAIN', amount: '5.00' }, 400, 'error_invalid_input'],
  [{ from: 'DELTA', to: 'STUDIO', amount: '5.00' }, 400, 'error_invalid_input'],
  [{ from: 'MAIN', to: 'STUDIO', amount: '5.00' }, 422, 'error_vendor_wallet_unknown'],
  [{ from: 'NOBODY', to: 'MAIN', amount: '5.00' }, 422, 'error_vendor_wallet_unknown'],
])('answers %j with %d %s, and moves nothing', async (fields, status, message) => {
  const reply = await testbed.send(member, fields);
  expect([reply.status, reply.body.message]).toEqual([status, message]);
  expect(await both()).toEqual(['1000.00', 0]);
});

test('takes no money to a vendor in maintenance, and brings it back from there', async () => {
  await testbed.order(member, 'to', '100.00');
  const close = (closed: boolean) =>
    testbed.db.query(`update games.vendor set maintenance = $1 where code = 'DELTA'`, [closed]);
  await close(true);
  expect((await testbed.order(member, 'to', '1.00')).body.message).toBe('error_vendor_maintenance');
  expect((await testbed.order(member, 'back', '100.00')).body.value?.state).toBe('accepted');
  await close(false);
  expect(await both()).toEqual(['1000.00', 0]);
});

test('asks a vendor for a balance after a transfer and when it is ten seconds old, and shows it if there is no answer', async () => {
  await testbed.order(member, 'to', '100.00');
  testbed.vendor.play(member.id, 40 * UNIT, 0);
  expect(await testbed.wallets(member)).toMatchObject([{ balance: '60.00' }]);
  testbed.vendor.play(member.id, 10 * UNIT, 0);
  expect(await testbed.wallets(member)).toMatchObject([{ balance: '60.00' }]);
  await testbed.api.advance(11_000);
  testbed.vendor.fault = () => 'lost-request';
  expect(await testbed.wallets(member)).toMatchObject([{ balance: '60.00' }]);
  testbed.vendor.fault = () => undefined;
  expect(await testbed.wallets(member)).toMatchObject([{ balance: '50.00' }]);
});

test('moves the whole balance to the vendor when one of its games starts, and nothing for a trial round', async () => {
  const demo = await testbed.launch(member, '&demo=1');
  expect([demo.body.success, await both()]).toEqual([true, ['1000.00', 0]]);
  expect((await testbed.launch(member)).body.value?.url).toBe('http://127.0.0.1:1/play');
  expect(await both()).toEqual(['0.00', 1000]);
  expect((await testbed.launch(member)).body.success).toBe(true);
  expect(sent('/wallet/deposit')).toHaveLength(1);
});

test.each(['silence', 'lost-answer', 'lost-request', 'error-500'] as const)(
  'starts the game if the answer to the transfer before it is %s, and loses nothing',
  async (fault) => {
    testbed.vendor.fault = () => fault;
    expect((await testbed.launch(member)).body.success).toBe(true);
    expect(await both()).toEqual(['0.00', fault === 'lost-request' || fault === 'error-500' ? 0 : 1000]);
    const wallet = await untilAsked(() => {
      testbed.vendor.fault = () => undefined;
    });
    const isThere = wallet.last?.state === 'accepted';
    expect(await both()).toEqual(isThere ? ['0.00', 1000] : ['1000.00', 0]);
  },
);

test('moves nothing at a start if the brand has turned that off', async () => {
  const turn = async (on: boolean) => {
    const name = on ? 'Mela' : 'Mela without moves';
    await testbed.db.query(
      `update site.brand set settings = jsonb_set(jsonb_set(settings, '{gameSessions,moveBalance}', $1), '{name}', $2)
       where id = 'mela'`,
      [JSON.stringify(on), JSON.stringify(name)],
    );
    for (;;) {
      const { body } = await testbed.api.client.get<{ brand: { name: string } }>('/wps/system/permission');
      if (body.value?.brand.name === name) return;
    }
  };
  await turn(false);
  expect((await testbed.launch(member)).body.success).toBe(true);
  await turn(true);
  expect(await both()).toEqual(['1000.00', 0]);
});

test('refuses wallet calls of a vendor that keeps a wallet itself', async () => {
  const body = JSON.stringify({ request_uuid: randomUUID(), token: 'x', user: member.id, currency: 'BDT' });
  const timestamp = Math.floor(Date.now() / 1000);
  const path = '/gw/v1/wallet/balance';
  const signature = sign(DELTA_SECRET, timestamp, 'POST', path, 'mela', body);
  const reply = await testbed.api.client.send('POST', path, body, {
    headers: { 'x-operator-id': 'mela', 'x-timestamp': String(timestamp), 'x-signature': signature },
  });
  expect(JSON.parse(reply.text)).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
});
