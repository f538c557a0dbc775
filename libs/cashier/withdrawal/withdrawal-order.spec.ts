import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { startTestApi } from '#libs/platform/testing/test-program';
import { leaveToStake } from '#libs/wagering/requirement.fixture';
import {
  addBankAccount,
  newNumber,
  newPayee,
  orderWithdrawal,
  PAYMENT_PASSWORD,
  type Payee,
  payIn,
  setPaymentPassword,
  withdrawalOf,
} from './withdrawal.fixture.js';

const { db, api } = setUpTestApi();
let payee: Payee;

beforeEach(async () => {
  payee = await newPayee(api.client, db, '2000.00');
});

async function restart(): Promise<void> {
  await api.stop();
  Object.assign(api, await startTestApi({ databaseUrl: db.url }));
}
const outcome = ({ status, body }: Reply) => [status, body.message];
const balance = async (token = payee.token) => {
  const { body } = await api.client.get<Record<string, string>>('/wps/v2/wallets/balance', token);
  return [body.value?.['balance'], body.value?.['onHold']];
};
const options = async (token = payee.token) =>
  (await api.client.get<Record<string, unknown>>('/wps/cashier/withdrawal-options', token)).body.value;
const order = (fields: object = {}) => orderWithdrawal(api.client, payee, fields);
const kept = async () =>
  (await db.query('select 1 from cashier.withdrawal where member = $1', [payee.id])).length;
const settings = (path: string, value: unknown) =>
  db.query(`update site.brand set settings = jsonb_set(settings, $1::text[], $2::jsonb)`, [
    path.split('.'),
    JSON.stringify(value),
  ]);

test('puts the amount of an order on hold, and returns it with its timeline', async () => {
  const reply = await order({ amount: '700.00' });
  expect([reply.status, reply.body.value?.status]).toEqual([200, 'requested']);
  expect(await balance()).toEqual(['1300.00', '700.00']);
  const withdrawal = await withdrawalOf(api.client, payee.token, reply.body.value?.id ?? '');
  expect(withdrawal).toMatchObject({
    amount: '700.00',
    sent: '0.00',
    rest: '700.00',
    status: 'requested',
    tranche: null,
    deadlineAt: null,
    bankAccount: payee.bankAccount,
    tranches: [],
    proofs: [],
    timeline: [{ status: 'requested', amount: null, by: 'member', reason: null }],
  });
  expect(JSON.stringify(withdrawal)).not.toContain(PAYMENT_PASSWORD);
  const audit = await db.query('select actor, action, address from platform.audit where subject = $1', [
    `withdrawal ${withdrawal.id}`,
  ]);
  expect(audit).toEqual([
    { actor: `member ${payee.id}`, action: 'withdrawal.requested', address: '127.0.0.1' },
  ]);
});

test.each([
  ['499.99', 422, 'error_withdrawal_below_minimum'],
  ['0', 422, 'error_withdrawal_below_minimum'],
  ['50000.01', 422, 'error_withdrawal_above_maximum'],
  ['2000.01', 422, 'error_insufficient_balance'],
  ['500.001', 400, 'error_invalid_input'],
  ['-500.00', 400, 'error_invalid_input'],
  ['5e2', 400, 'error_invalid_input'],
  ['', 400, 'error_invalid_input'],
])('an order of %j is refused with %d %s, and leaves nothing', async (amount, status, code) => {
  expect(outcome(await order({ amount }))).toEqual([status, code]);
  expect([await kept(), await balance()]).toEqual([0, ['2000.00', '0.00']]);
});

test('refuses to withdraw money that must still be staked, and shows how much is free', async () => {
  await payIn(api.client, payee.token, '1000.00');
  expect(await options()).toMatchObject({ turnoverLeft: '1000.00', maxWithdrawable: '2000.00' });
  const reply = await order({ amount: '2000.01' });
  expect([...outcome(reply), reply.body.params]).toEqual([422, 'error_turnover_left', { left: '1000.00' }]);
  expect(outcome(await order({ amount: '2000.00' }))).toEqual([200, null]);
  expect(await options()).toMatchObject({ maxWithdrawable: '0.00' });
  await leaveToStake(db, payee.id, 0);
  expect(await options()).toMatchObject({ turnoverLeft: '0.00', maxWithdrawable: '1000.00', countLeft: 2 });
});

test('refuses a wrong payment password, and locks it for a day after the fifth', async () => {
  for (const left of [4, 3, 2, 1]) {
    const reply = await order({ paymentPassword: 'guess' });
    expect([...outcome(reply), reply.body.params]).toEqual([422, 'error_payment_password_wrong', { left }]);
  }
  expect(outcome(await order({ paymentPassword: 'guess' }))).toEqual([423, 'error_payment_password_locked']);
  const locked = await order();
  expect([...outcome(locked), locked.body.params]).toEqual([
    423,
    'error_payment_password_locked',
    { hours: 24 },
  ]);
  expect(await kept()).toBe(0);
});

test('does not count an attempt at the payment password if the amount is refused', async () => {
  const guess = (fields: object) => order({ paymentPassword: 'guess', ...fields });
  const amounts = ['499.99', '50000.01', '2000.01', '5e2', '500.001'];
  for (const amount of amounts)
    expect((await guess({ amount })).body.message).not.toBe('error_payment_password_wrong');
  await payIn(api.client, payee.token, '1000.00');
  expect(outcome(await guess({ amount: '2000.01' }))).toEqual([422, 'error_turnover_left']);
  const counted = await guess({});
  expect([...outcome(counted), counted.body.params]).toEqual([
    422,
    'error_payment_password_wrong',
    { left: 4 },
  ]);
});

test('does not count an attempt at the payment password if the bank account is unknown', async () => {
  const other = await newPayee(api.client, db, '600.00');
  const guess = (fields: object) => order({ paymentPassword: 'guess', ...fields });
  for (let n = 0; n < 6; n++)
    expect(outcome(await guess({ bankAccountId: other.bankAccount.id }))).toEqual([
      422,
      'error_bank_account_unknown',
    ]);
  expect((await guess({})).body.params).toEqual({ left: 4 });
});

test('refuses an order to an account that the member has removed', async () => {
  const other = await newPayee(api.client, db, '600.00');
  expect(outcome(await order({ bankAccountId: other.bankAccount.id }))).toEqual([
    422,
    'error_bank_account_unknown',
  ]);
  const gone = `/wps/member/security/bank-accounts/${payee.bankAccount.id}`;
  expect((await api.client.send('DELETE', gone, undefined, { token: payee.token })).status).toBe(200);
  expect(outcome(await order())).toEqual([422, 'error_bank_account_unknown']);
});

test('limits what the orders of a day come to by the VIP level, without those that were rejected', async () => {
  const setLevel = (level: number) =>
    db.query('update members.member set vip_rank = $2 where id = $1', [payee.id, level]);
  for (const amount of ['50000.00', '50000.00', '30000.00']) await payIn(api.client, payee.token, amount);
  await leaveToStake(db, payee.id, 0);
  expect(await options()).toMatchObject({ sumLeft: '50000.00', maxWithdrawable: '50000.00' });
  expect(outcome(await order({ amount: '49000.00' }))).toEqual([200, null]);
  const above = await order({ amount: '1000.01' });
  expect([...outcome(above), above.body.params]).toEqual([
    422,
    'error_withdrawn_today_limit',
    { max: '50000.00', left: '1000.00' },
  ]);
  expect(await options()).toMatchObject({ countLeft: 2, sumLeft: '1000.00', maxWithdrawable: '1000.00' });
  await setLevel(2);
  expect(await options()).toMatchObject({ countLeft: 3, sumLeft: '101000.00' });
  expect(outcome(await order({ amount: '1000.01' }))).toEqual([200, null]);
  await setLevel(0);
  expect(await options()).toMatchObject({ countLeft: 1, sumLeft: '0.00', maxWithdrawable: '0.00' });
  await db.query(`update cashier.withdrawal set status = 'rejected' where member = $1 and amount = 4900000`, [
    payee.id,
  ]);
  expect(await options()).toMatchObject({ countLeft: 1, sumLeft: '48999.99' });
});

test("allows three orders a day, by the brand's midnight", async () => {
  for (const _ of [1, 2, 3]) expect(outcome(await order())).toEqual([200, null]);
  const reply = await order();
  expect([...outcome(reply), reply.body.params]).toEqual([422, 'error_withdrawals_today_used', { max: 3 }]);
  expect(await options()).toMatchObject({ countLeft: 0, maxWithdrawable: '0.00' });
  // The last minute of yesterday and the first of today, in Dhaka.
  const [day] = await db.query<{ midnight: Date }>(
    `select date_trunc('day', (select now() + offset_ms * interval '1 ms' from platform.clock) at time zone 'Asia/Dhaka')
       at time zone 'Asia/Dhaka' as midnight`,
  );
  const put = (minutes: number) =>
    db.query(
      `update cashier.withdrawal set created_at = $2::timestamptz + $3 * interval '1 minute' where member = $1`,
      [payee.id, day?.midnight, minutes],
    );
  await put(0);
  expect(await options()).toMatchObject({ countLeft: 0 });
  await put(-1);
  expect(await options()).toMatchObject({ countLeft: 3 });
});

test('refuses withdrawals of a member who has to wait, and says until when', async () => {
  const until = new Date(Date.now() + 90 * 60 * 1000);
  await db.query('update members.member set withdrawals_wait_until = $2 where id = $1', [payee.id, until]);
  const reply = await order();
  expect(outcome(reply)).toEqual([422, 'error_withdrawal_wait']);
  expect(reply.body.params).toEqual({ hours: 2 });
  expect(await options()).toMatchObject({ maxWithdrawable: '0.00', waitUntil: until.toISOString() });
  await db.query('update members.member set withdrawals_wait_until = now() where id = $1', [payee.id]);
  expect(outcome(await order())).toEqual([200, null]);
});

test("refuses withdrawals for the brand's hours after a new bank account", async () => {
  await settings('withdrawals.newAccountWaitHours', 24);
  try {
    await restart();
    expect(outcome(await order())).toEqual([422, 'error_withdrawal_wait']);
    expect(await options()).toMatchObject({ maxWithdrawable: '0.00', waitUntil: expect.any(String) });
    await db.query(
      `update cashier.bank_account set added_at = added_at - interval '24 hours' where member = $1`,
      [payee.id],
    );
    expect(outcome(await order())).toEqual([200, null]);
  } finally {
    await settings('withdrawals.newAccountWaitHours', 0);
    await restart();
  }
});

test('takes exactly one of a hundred concurrent orders of the whole balance', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => order({ amount: '2000.00' })));
  const codes = replies.map(({ body }) => body.message ?? 'taken');
  expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
  const told = ['taken', 'error_insufficient_balance', 'error_service_unavailable'];
  expect(told).toEqual(expect.arrayContaining(codes));
  expect(await balance()).toEqual(['0.00', '2000.00']);
}, 60_000);

test('orders once under a key, and refuses another order under it', async () => {
  const key = 'one-and-the-same';
  const [first, second] = [
    await orderWithdrawal(api.client, payee, {}, key),
    await orderWithdrawal(api.client, payee, {}, key),
  ];
  expect(second?.body).toEqual(first?.body);
  expect(outcome(await orderWithdrawal(api.client, payee, { amount: '501.00' }, key))).toEqual([
    422,
    'error_idempotency_key_reused',
  ]);
  expect(await balance()).toEqual(['1500.00', '500.00']);
});

test('accepts only bank accounts in the real name, which the first one sets', async () => {
  const member = await api.client.register();
  await setPaymentPassword(api.client, member.token);
  const add = (fields: object) => addBankAccount(api.client, member.token, fields);
  expect(await options(member.token)).toMatchObject({ realName: null, accounts: [] });
  expect((await add({ holder: 'Rahim  Uddin', number: 'bd12 3456 7890' })).body.value).toMatchObject({
    holder: 'Rahim Uddin',
    lastDigits: '7890',
  });
  const reply = await add({ holder: 'Another Member' });
  expect([...outcome(reply), reply.body.params]).toEqual([
    422,
    'error_holder_mismatch',
    { name: 'Rahim Uddin' },
  ]);
  expect((await add({ holder: 'RAHIM UDDIN' })).body.value).toMatchObject({ holder: 'Rahim Uddin' });
  expect(await options(member.token)).toMatchObject({ realName: 'Rahim Uddin' });
});

test('accepts an account number of one member of the brand at a time', async () => {
  const [number, other] = [newNumber(), await newPayee(api.client, db, '500.00')];
  const mine = await addBankAccount(api.client, payee.token, { number });
  const spaced = number.toLowerCase().replace(/(.{4})/g, '$1 ');
  expect(outcome(await addBankAccount(api.client, other.token, { number: spaced }))).toEqual([
    409,
    'error_bank_account_taken',
  ]);
  const path = `/wps/member/security/bank-accounts/${mine.body.value?.id}`;
  await api.client.send('DELETE', path, undefined, { token: payee.token });
  expect(outcome(await addBankAccount(api.client, other.token, { number }))).toEqual([200, null]);
});

test.each([
  ['number', '12345'],
  ['number', 'x'.repeat(35)],
  ['number', '1234-5678'],
  ['number', '১২৩৪৫৬৭৮'],
  ['holder', 'R2 D2'],
  ['holder', '<b>Rupali</b>'],
])('a bank account with the %s %j is refused under its field', async (field, value) => {
  const { status, body } = await addBankAccount(api.client, payee.token, { [field]: value });
  expect([status, body.errors]).toEqual([400, [{ field, code: 'field_invalid' }]]);
});

test('allows five bank accounts, also if more are added at once', async () => {
  const replies = await Promise.all(Array.from({ length: 7 }, () => addBankAccount(api.client, payee.token)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual(Array(3).fill([422, 'error_bank_account_limit']));
});

test('hides orders, lists and accounts of another member', async () => {
  const { body } = await order();
  const other = await newPayee(api.client, db, '500.00');
  const id = body.value?.id;
  expect((await api.client.get(`/wps/cashier/withdrawals/${id}`, other.token)).status).toBe(404);
  const list = await api.client.get<{ total: number }>('/wps/cashier/withdrawals', other.token);
  expect(list.body.value?.total).toBe(0);
  const path = `/wps/member/security/bank-accounts/${payee.bankAccount.id}`;
  expect((await api.client.send('DELETE', path, undefined, { token: other.token })).status).toBe(404);
});
