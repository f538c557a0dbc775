import { randomUUID } from 'node:crypto';
import { newPayee, orderWithdrawal, type Payee } from '#libs/cashier/withdrawal/withdrawal.fixture';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { ProposalValue } from './common/proposal.calls.js';

type Who = Record<string, string>;

const { db, api } = setUpTestApi();
let first: Who;
let second: Who;
let payee: Payee;
let id: string;

beforeAll(async () => {
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});

/** A member with a paid deposit of this amount, free to be withdrawn. */
async function begin(amount: string): Promise<void> {
  payee = await newPayee(api.client, db, amount);
  const [row] = await db.query<{ id: string }>('select id from cashier.deposit where member = $1', [
    payee.id,
  ]);
  id = row?.id ?? '';
}

/** Another deposit of the member, paid. */
async function pay(amount: string): Promise<void> {
  const { id: reference } = await api.client.deposit(payee.token, amount);
  await api.client.bankReport(TEST_BANK_SECRET, { reference, amount });
}

const post = <Value>(who: Who, path: string, body: object = {}) =>
  api.client.send<Value>('POST', `/wps/ops/${path}`, body, { key: randomUUID(), headers: who });
const reverse = (who = first) =>
  post<{ proposal: ProposalValue | null }>(who, `deposits/${id}/reversal`, { reason: 'chargeback' });
const report = (changes: object = {}) =>
  api.client.bankReport(TEST_BANK_SECRET, {
    reference: id,
    amount: '1000.00',
    type: 'payment.reversed',
    ...changes,
  });
const status = async () =>
  (await api.client.get<{ status: string }>(`/wps/cashier/deposits/${id}`, payee.token)).body.value?.status;
const balance = async () =>
  (await api.client.get<{ balance: string }>('/wps/v2/wallets/balance', payee.token)).body.value?.balance;
const alerts = () =>
  db.query(
    `select 1 from cashier.payment_alert where kind = 'unmatched-reversal' and body->>'reference' = $1`,
    [id],
  );

test('one operator reverses a deposit up to the limit: the member reads it, and it is recorded', async () => {
  await begin('1000.00');
  const reply = await reverse();
  expect(reply.body.value).toEqual({ proposal: null });
  expect([await status(), await balance()]).toEqual(['reversed', '0.00']);
  const inbox = await db.query(
    `select kind from messaging.message where member = $1 and kind = 'deposit.reversed'`,
    [payee.id],
  );
  expect(inbox).toHaveLength(1);
  expect((await reverse()).body.message).toBe('error_move_not_allowed');
});

test('above the limit another operator decides, who is recorded with the proposer', async () => {
  await begin('6000.00');
  const proposal = (await reverse()).body.value?.proposal;
  expect(proposal).toMatchObject({ act: 'deposit.reverse', state: 'open', reason: 'chargeback' });
  expect([await status(), await balance()]).toEqual(['paid', '6000.00']);
  const approve = (who: Who) => post(who, `proposals/${proposal?.id}/approval`);
  expect((await approve(first)).status).not.toBe(200);
  expect(await status()).toBe('paid');
  expect((await approve(second)).status).toBe(200);
  expect([await status(), await balance()]).toEqual(['reversed', '0.00']);
  const [audit] = await db.query<{ actor: string; after: { proposedBy: string } }>(
    `select actor, after from platform.audit where action = 'deposit.reversed' and subject = $1`,
    [`deposit ${id}`],
  );
  expect(audit?.actor).toMatch(/^operator \d+$/);
  expect(audit?.actor).not.toBe(`operator ${audit?.after.proposedBy}`);
});

test.each(['1000.00', '6000.00'])(
  'nobody reverses a deposit of %s of the own account, or proposes it',
  async (amount) => {
    await begin(amount);
    await db.query('delete from authentication.operator_member');
    await post(first, 'member-accounts', { account: payee.account });
    expect((await reverse()).body.message).toBe('error_self_dealing');
    await db.query('delete from authentication.operator_member');
    expect(await status()).toBe('paid');
  },
);

test('an operator whose code is too old is asked for a new one', async () => {
  await begin('1000.00');
  const stale = await operatorSession(db, api.url);
  await db.query(
    `update authentication.session set elevated_until = now() - interval '1 minute'
     where role = 'operator' and started_at = (select max(started_at) from authentication.session where role = 'operator')`,
  );
  expect((await reverse(stale)).body.message).toBe('error_elevation_required');
  expect(await status()).toBe('paid');
});

test('the report of the bank counts once for each event, and a second event changes nothing', async () => {
  await begin('1000.00');
  const eventId = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => report({ eventId })));
  expect(replies.map(({ status: code, text }) => [code, text])).toEqual(Array(3).fill([200, 'ok']));
  await report();
  expect([await status(), await balance(), await alerts()]).toEqual(['reversed', '0.00', []]);
});

test.each([
  ['of another amount', { amount: '999.00' }],
  ['of another payment', { paymentId: 'another' }],
])('a report %s takes nothing and waits for an operator', async (_, changes) => {
  await begin('1000.00');
  await report(changes);
  expect([await status(), await balance(), (await alerts()).length]).toEqual(['paid', '1000.00', 1]);
});

test('a report for an unpaid deposit takes nothing and waits for an operator', async () => {
  await begin('1000.00');
  id = (await api.client.deposit(payee.token, '1000.00')).id;
  expect((await report()).status).toBe(200);
  expect([await status(), await balance(), (await alerts()).length]).toEqual(['created', '1000.00', 1]);
});

test('while the debt stands nothing leaves, with a code and the amount', async () => {
  await begin('1000.00');
  const order = await orderWithdrawal(api.client, payee, { amount: '600.00' });
  await report();
  const refused = await orderWithdrawal(api.client, payee, { amount: '500.00' });
  expect([refused.status, refused.body.message, refused.body.params]).toEqual([
    422,
    'error_outgoing_debt',
    { owed: '600.00' },
  ]);
  const options = await api.client.get('/wps/cashier/withdrawal-options', payee.token);
  expect(options.body.value).toMatchObject({ frozen: true, owed: '600.00', maxWithdrawable: '0.00' });
  const seen = await api.client.send<{ funds: object }>(
    'GET',
    `/wps/ops/withdrawals/${order.body.value?.id}`,
    undefined,
    { headers: first },
  );
  expect(seen.body.value?.funds).toMatchObject({ balance: '0.00', onHold: '600.00', owed: '600.00' });
  await pay('1500.00');
  expect(await balance()).toBe('900.00');
  const free = await api.client.get('/wps/cashier/withdrawal-options', payee.token);
  expect(free.body.value).toMatchObject({ frozen: false, owed: '0.00' });
});

test('a withdrawal at the same moment comes wholly before or wholly after', async () => {
  for (let round = 0; round < 5; round += 1) {
    await begin('1000.00');
    const [order] = await Promise.all([orderWithdrawal(api.client, payee, { amount: '700.00' }), report()]);
    const [debt] = await db.query<{ amount: string }>('select amount from ledger.debt where reference = $1', [
      id,
    ]);
    expect([await status(), await balance()]).toEqual(['reversed', '0.00']);
    expect(debt?.amount ?? null).toBe(order.status === 200 ? '70000' : null);
  }
});
