import { randomUUID } from 'node:crypto';
import type { UnmatchedPaymentView } from '#libs/cashier/common/unmatched-payment';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { DepositCase } from './common/deposit-operator.calls.js';

type Who = { cookie: string; origin: string };
type Payment = Pick<UnmatchedPaymentView, 'id' | 'amount' | 'reason' | 'paymentCredited'>;

let db: TestDatabase;
let api: TestApi;
let first: Who;
let second: Who;
let member: Registered;
/** An order of 500.00, another one, and the number of the payment that is reported twice. */
let [id, other, paymentId]: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
  id = (await api.client.deposit(member.token, '500.00')).id;
  other = (await api.client.deposit(member.token, '700.00')).id;
  paymentId = `P-${randomUUID()}`;
});

type Report = Parameters<TestApi['client']['bankReport']>[1];
const report = (amount: string, changes: Partial<Report> = {}): Promise<Reply> =>
  api.client.bankReport(TEST_BANK_SECRET, { reference: String(id), paymentId, amount, ...changes });
const read = async <Row>(path: string) =>
  (
    await api.client.send<{ list: Row[] }>('GET', `${path}?search=${paymentId}`, undefined, {
      headers: first,
    })
  ).body.value?.list ?? [];
const listed = async () =>
  (await read<Payment>('/wps/ops/payments')).map(({ amount, reason, paymentCredited }) => ({
    amount,
    reason,
    paymentCredited,
  }));
/** The payment in suspense of this amount, wherever operators see it. */
async function waiting(amount: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `select id from cashier.unmatched_payment where payment_id = $1 and amount = $2 and status in ('open', 'proposed')`,
    [paymentId, amount.replace('.', '')],
  );
  return row?.id ?? '';
}
const act = async (who: Who, payment: string, name: string, body: object) => {
  const path = `/wps/ops/payments/${payment}/${name}`;
  const reply = await api.client.send('POST', path, body, { key: randomUUID(), headers: who });
  return `${reply.status} ${reply.body.message}`;
};
const propose = (payment: string, deposit: string | undefined, amount: string) =>
  act(first, payment, 'credit', { deposit, amount });
const confirm = (payment: string, deposit: string | undefined, amount: string) =>
  act(second, payment, 'credit/confirm', { deposit, amount });
const balance = async () =>
  (await api.client.get<{ balance: string }>('/wps/v2/wallets/balance', member.token)).body.value?.balance;

const CREDITED = '409 error_payment_credited';

test('an amount that was corrected by a second report is credited to nobody, and goes back', async () => {
  await report('400.00');
  const payment = await waiting('400.00');
  await report('500.00');
  expect(await listed()).toEqual([{ amount: '400.00', reason: 'other-amount', paymentCredited: true }]);
  for (const deposit of [id, other]) expect(await propose(payment, deposit, '400.00')).toBe(CREDITED);
  expect(await act(first, payment, 'return', { reference: 'BANK-1' })).toBe('200 null');
  expect([await balance(), await listed()]).toEqual(['500.00', []]);
});

test('what was proposed before its correction came is not confirmed after it', async () => {
  await report('400.00', { reference: randomUUID() });
  const payment = await waiting('400.00');
  expect(await propose(payment, other, '400.00')).toBe('200 null');
  await report('500.00');
  expect(await confirm(payment, other, '400.00')).toBe(CREDITED);
  expect(await listed()).toMatchObject([{ amount: '400.00', paymentCredited: true }]);
  expect(await balance()).toBe('500.00');
});

test('of a confirmation and a correction at once one is credited', async () => {
  await report('400.00', { reference: randomUUID() });
  const payment = await waiting('400.00');
  await propose(payment, other, '400.00');
  const [confirmed] = await Promise.all([confirm(payment, other, '400.00'), report('500.00')]);
  expect(await balance()).toBe(confirmed === '200 null' ? '400.00' : '500.00');
  expect(await listed()).toMatchObject([{ paymentCredited: true }]);
});

test('a second amount after operators have credited the first waits, and is credited to nobody', async () => {
  await report('400.00');
  const payment = await waiting('400.00');
  await propose(payment, id, '400.00');
  expect(await confirm(payment, id, '400.00')).toBe('200 null');
  await report('500.00');
  expect(await listed()).toEqual([{ amount: '500.00', reason: 'other-amount', paymentCredited: true }]);
  expect(await propose(await waiting('500.00'), id, '500.00')).toBe(CREDITED);
  expect(await balance()).toBe('400.00');
});

test('a paid payment that is reported for another order does not pay that too', async () => {
  await report('500.00');
  await report('700.00', { reference: other });
  expect(await listed()).toEqual([{ amount: '700.00', reason: 'same-payment-again', paymentCredited: true }]);
  await report('300.00', { reference: other });
  const [found] = await read<DepositCase>('/wps/ops/deposits');
  expect(found?.reports.map(({ amount, creditable }) => ({ amount, creditable }))).toEqual([
    { amount: '300.00', creditable: false },
    { amount: '700.00', creditable: false },
  ]);
  expect(await balance()).toBe('500.00');
});

test('once the wrong amount is taken back the right one can be credited', async () => {
  await report('500.00');
  await report('400.00');
  const payment = await waiting('400.00');
  await report('500.00', { type: 'payment.reversed' });
  expect(await listed()).toMatchObject([{ amount: '400.00', paymentCredited: false }]);
  expect(await propose(payment, other, '400.00')).toBe('200 null');
  expect(await confirm(payment, other, '400.00')).toBe('200 null');
  expect(await balance()).toBe('400.00');
});
