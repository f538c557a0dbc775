import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';

const { db, api } = setUpTestApi();
let member: Registered;

beforeAll(async () => {
  member = await api.client.register();
});

const order = (amount: unknown, method: unknown = 'bank') =>
  api.client.send(
    'POST',
    '/wps/cashier/deposits',
    { method, amount },
    { token: member.token, key: randomUUID() },
  );

/** Counts of everything that an order could write. */
async function traces() {
  const [row] = await db.query(`select
    (select count(*) from cashier.deposit) as deposits, (select count(*) from cashier.deposit_step) as steps,
    (select count(*) from ledger.transaction) as transactions, (select count(*) from platform.event) as events,
    (select count(*) from platform.audit where action like 'deposit%') as audits`);
  return row;
}

const under = (code: string) => ({ status: 400, errors: [{ field: 'amount', code }] });
const MALFORMED = [
  '',
  ' ',
  '-500.00',
  '+500.00',
  '500.',
  '.50',
  '0500.00',
  '5e2',
  '5E2',
  '1,000.00',
  '1 000',
  '５００.００',
  '৫০০.০০',
  '٥٠٠',
  '0x1F4',
  'NaN',
  'Infinity',
  '500.00\n',
  ' 500.00',
  '500.00 ',
  '500.0.0',
  '500,00',
  '৳500',
  '500.00BDT',
  'ⅴ',
  '5_0_0',
  'null',
  '−500',
  '1/2',
  '500\u200b',
  '9'.repeat(40),
];

test.each(MALFORMED)('refuses the amount %j under its field, and stores nothing', async (amount) => {
  const before = await traces();
  const { status, body } = await order(amount);
  expect({ status, errors: body.errors }).toEqual(under('field_amount_malformed'));
  expect(await traces()).toEqual(before);
});

test.each([
  ['500.001', 'field_amount_too_many_digits'],
  ['500.000', 'field_amount_too_many_digits'],
  [`500.${'0'.repeat(30)}1`, 'field_amount_too_many_digits'],
  ['90071992547409.92', 'field_amount_too_large'],
  ['9'.repeat(19), 'field_amount_too_large'],
])('the amount %j is refused as %s, and leaves nothing', async (amount, code) => {
  const before = await traces();
  const { status, body } = await order(amount);
  expect({ status, errors: body.errors }).toEqual(under(code));
  expect(await traces()).toEqual(before);
});

test.each([500, 500.5, null, true, ['500.00'], { amount: '500.00' }])(
  'refuses the amount %j, which is not text',
  async (amount) => {
    const { status, body } = await order(amount);
    expect({ status, errors: body.errors }).toEqual(under('field_invalid'));
  },
);

test.each([
  ['0', 'error_deposit_below_minimum'],
  ['0.00', 'error_deposit_below_minimum'],
  ['99.99', 'error_deposit_below_minimum'],
  ['50000.01', 'error_deposit_above_maximum'],
  ['90071992547409.91', 'error_deposit_above_maximum'],
])('%s is beyond the limits, which the answer names', async (amount, code) => {
  const before = await traces();
  const { status, body } = await order(amount);
  expect([status, body.message, body.params]).toEqual([422, code, { min: '100.00', max: '50000.00' }]);
  expect(await traces()).toEqual(before);
});

test.each([
  ['100', '100.00'],
  ['100.00', '100.00'],
  ['100.5', '100.50'],
  ['50000', '50000.00'],
])('%s is ordered as %s', async (amount, wire) => {
  const { status, body } = await order(amount);
  const { id } = body.value as { id: string };
  const { value } = (await api.client.get(`/wps/cashier/deposits/${id}`, member.token)).body;
  expect([status, value]).toMatchObject([
    200,
    { amount: wire, currency: 'BDT', status: 'created', fee: '0.00' },
  ]);
});

test.each(['', 'Bank', 'card', '__proto__', 'constructor'])(
  'refuses the unknown method %j',
  async (method) => {
    const before = await traces();
    const { status, body } = await order('500.00', method);
    expect([status, body.message]).toEqual([422, 'error_deposit_method_unknown']);
    expect(await traces()).toEqual(before);
  },
);

test('moves no money for an order', async () => {
  await order('500.00');
  const { value } = (await api.client.get('/wps/v2/wallets/balance', member.token)).body;
  expect(value).toMatchObject({ balance: '0.00', onHold: '0.00' });
  expect(await db.query('select 1 from ledger.posting')).toEqual([]);
});

test('audits an order with the member and the address', async () => {
  const { id } = (await order('500.00')).body.value as { id: string };
  expect(
    await db.query('select actor, action, address from platform.audit where subject = $1', [`deposit ${id}`]),
  ).toEqual([{ actor: `member ${member.id}`, action: 'deposit.created', address: '127.0.0.1' }]);
});

test('allows 20 unpaid orders, also if all are placed at once', async () => {
  member = await api.client.register();
  const replies = await Promise.all(Array.from({ length: 30 }, () => order('500.00')));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.message, body.params])).toEqual(
    Array(10).fill([422, 'error_too_many_open_deposits', { max: 20 }]),
  );
});
