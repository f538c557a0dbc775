import { randomUUID } from 'node:crypto';
import type { WithdrawalCaseDetail } from '#libs/cashier/common/withdrawal-case';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import { leaveToStake } from '#libs/wagering/requirement.fixture';

const PAYMENT_PASSWORD = 'pay-2468';
type Who = { cookie: string; origin: string };

let db: TestDatabase;
let api: TestApi;
let first: Who;
let firstElsewhere: Who;
let second: Who;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  first = await operatorSession(db, api.url, 'operator1');
  firstElsewhere = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

/** A new member with as much money orders these amounts. */
async function order(...amounts: string[]): Promise<{ ids: string[]; id: string; member: Registered }> {
  const member = await api.client.register();
  const { token } = member;
  for (const amount of amounts) {
    const deposit = await api.client.deposit(token, amount);
    await api.client.bankReport(TEST_BANK_SECRET, { reference: deposit.id, amount });
  }
  await leaveToStake(db, member.id, 0);
  const sealed = { token, sealed: true };
  const words = { newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD };
  await api.client.send('PUT', '/wps/member/security/payment-password', words, sealed);
  const number = randomUUID().replace(/\D/g, '').padEnd(16, '7').slice(0, 16);
  const account = { bank: 'Demo Bank', number, holder: 'Demo Member', paymentPassword: PAYMENT_PASSWORD };
  const path = '/wps/member/security/bank-accounts';
  const bank = await api.client.send<{ id: string }>('POST', path, account, sealed);
  const ids: string[] = [];
  for (const amount of amounts) {
    const fields = { bankAccountId: bank.body.value?.id, amount, paymentPassword: PAYMENT_PASSWORD };
    const options = { ...sealed, key: randomUUID() };
    const { body } = await api.client.send<{ id: string }>(
      'POST',
      '/wps/cashier/withdrawals',
      fields,
      options,
    );
    ids.push(body.value?.id ?? '');
  }
  return { ids, id: ids[0] ?? '', member };
}

const send = (who: Who, id: string, move: string, body: object = {}): Promise<Reply> =>
  api.client.send('POST', `/wps/ops/withdrawals/${id}/${move}`, body, { key: randomUUID(), headers: who });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const seen = async (id: string) =>
  (await api.client.send('GET', `/wps/ops/withdrawals/${id}`, undefined, { headers: second })).body
    .value as WithdrawalCaseDetail;
const payout = (amount: string) => ({ amount, reference: 'PAY-1' });
const approverPays = '409 error_approver_does_not_pay';

test('whoever approved a large withdrawal cannot pay it, in another session neither, and leaves the case', async () => {
  const { id } = await order('5000.01');
  await send(first, id, 'claim');
  expect(outcome(await send(first, id, 'approve'))).toBe('200 null');
  expect(await seen(id)).toMatchObject({
    claimedBy: null,
    operatorBarredFromPaying: { account: 'operator1' },
  });
  for (const who of [first, firstElsewhere]) {
    expect(outcome(await send(who, id, 'distribute', payout('5000.01')))).toBe(approverPays);
    expect(outcome(await send(who, id, 'claim'))).toBe(approverPays);
  }
  expect(await seen(id)).toMatchObject({ status: 'approved', sent: '0.00', claimedBy: null });
  expect(outcome(await send(second, id, 'distribute', payout('5000.01')))).toBe('200 null');
  const acts = await db.query<{ action: string; actor: string; after: { approvedBy?: string } }>(
    `select action, actor, after from platform.audit
     where subject = $1 and action in ('withdrawal.approved', 'withdrawal.distributed') order by id`,
    [`withdrawal ${id}`],
  );
  const [approved, distributed] = acts;
  expect(approved?.actor).not.toBe(distributed?.actor);
  expect(`operator ${distributed?.after.approvedBy}`).toBe(approved?.actor);
});

test('however small the tranches of a large withdrawal are, each takes the other operator', async () => {
  const { id, member } = await order('6000.00');
  await send(first, id, 'approve');
  expect(outcome(await send(first, id, 'distribute', payout('100.00')))).toBe(approverPays);
  expect(outcome(await send(second, id, 'distribute', payout('100.00')))).toBe('200 null');
  const form = new FormData();
  form.append('tranche', '1');
  form.append('answer', 'received');
  await fetch(`${api.url}/wps/cashier/withdrawals/${id}/receipt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  await send(second, id, 'release');
  expect(outcome(await send(firstElsewhere, id, 'distribute', payout('100.00')))).toBe(approverPays);
  expect(outcome(await send(second, id, 'distribute', payout('5900.00')))).toBe('200 null');
  // Nor is a payout repeated by who approved it.
  await db.query("update cashier.withdrawal set status = 'disputed' where id = $1", [id]);
  await db.query("update cashier.tranche set status = 'disputed' where withdrawal = $1 and no = 2", [id]);
  await send(second, id, 'release');
  const again = { outcome: 'resend', reference: 'PAY-2' };
  expect(outcome(await send(first, id, 'resolve', again))).toBe(approverPays);
  expect(outcome(await send(second, id, 'resolve', again))).toBe('200 null');
});

test('a withdrawal of exactly the threshold is approved and paid by one, who keeps the case', async () => {
  const { id } = await order('5000.00');
  await send(first, id, 'approve');
  expect(await seen(id)).toMatchObject({
    claimedBy: { account: 'operator1' },
    operatorBarredFromPaying: null,
  });
  expect(outcome(await send(first, id, 'distribute', payout('5000.00')))).toBe('200 null');
});

test('several withdrawals of a member that one operator approves within a day count together', async () => {
  const { ids } = await order('3000.00', '2000.00', '500.00');
  const [one = '', two = '', three = ''] = ids;
  for (const [id, amount] of [
    [one, '3000.00'],
    [two, '2000.00'],
  ] as const) {
    await send(first, id, 'approve');
    expect(outcome(await send(first, id, 'distribute', payout(amount)))).toBe('200 null');
  }
  await send(first, three, 'approve');
  expect(await seen(three)).toMatchObject({
    claimedBy: null,
    operatorBarredFromPaying: { account: 'operator1' },
  });
  expect(outcome(await send(firstElsewhere, three, 'distribute', payout('500.00')))).toBe(approverPays);
  expect(outcome(await send(second, three, 'distribute', payout('500.00')))).toBe('200 null');
});

test('of approvals at once one is the later', async () => {
  const { ids } = await order('3000.00', '3000.00');
  await Promise.all(ids.map((id, index) => send(index ? first : firstElsewhere, id, 'approve')));
  const paid = await Promise.all(ids.map((id) => send(first, id, 'distribute', payout('3000.00'))));
  expect(paid.map(outcome).sort()).toEqual(['200 null', approverPays]);
});

test('what others approve, for others, or more than a day ago, does not count', async () => {
  const { ids } = await order('3000.00', '3000.00', '3000.00');
  const [one = '', two = '', three = ''] = ids;
  await send(first, one, 'approve');
  await send(second, two, 'approve');
  expect(outcome(await send(second, two, 'distribute', payout('3000.00')))).toBe('200 null');
  const { id: others } = await order('3000.00');
  await send(first, others, 'approve');
  expect(outcome(await send(first, others, 'distribute', payout('3000.00')))).toBe('200 null');
  await db.query(`update cashier.withdrawal set approved_at = approved_at - interval '1 day' where id = $1`, [
    one,
  ]);
  await send(first, three, 'approve');
  expect(outcome(await send(first, three, 'distribute', payout('3000.00')))).toBe('200 null');
});
