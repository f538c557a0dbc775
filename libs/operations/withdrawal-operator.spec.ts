import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
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
let second: Who;
let member: Registered;
let id: string;

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
  id = await order('1000.00');
});

/** A member with just as much money orders all of it. */
async function order(amount: string): Promise<string> {
  const { token } = member;
  const deposit = await api.client.deposit(token, amount);
  await api.client.bankReport(TEST_BANK_SECRET, { reference: deposit.id, amount });
  await leaveToStake(db, member.id, 0);
  const words = { newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD };
  const sealed = { token, sealed: true };
  await api.client.send('PUT', '/wps/member/security/payment-password', words, sealed);
  const number = randomUUID().replace(/\D/g, '').padEnd(16, '7').slice(0, 16);
  const account = { bank: 'Demo Bank', number, holder: 'Demo Member', paymentPassword: PAYMENT_PASSWORD };
  const bank = await api.client.send<{ id: string }>(
    'POST',
    '/wps/member/security/bank-accounts',
    account,
    sealed,
  );
  const fields = { bankAccountId: bank.body.value?.id, amount, paymentPassword: PAYMENT_PASSWORD };
  const reply = await api.client.send<{ id: string }>('POST', '/wps/cashier/withdrawals', fields, {
    ...sealed,
    key: randomUUID(),
  });
  return reply.body.value?.id ?? '';
}

type Case = WithdrawalCaseDetail & { funds: Record<string, string> };
const send = (move: string, body: object = {}, who = first, key: string = randomUUID()): Promise<Reply> =>
  api.client.send('POST', `/wps/ops/withdrawals/${id}/${move}`, body, { key, headers: who });
const get = <Value>(path: string, who = first) =>
  api.client.send<Value>('GET', `/wps/ops/withdrawals${path}`, undefined, { headers: who });
const seen = async () => (await get<Case>(`/${id}`)).body.value as Case;
const list = async (query: string, who = first) =>
  ((await get<{ list: { id: string }[] }>(`?pageSize=100&${query}`, who)).body.value?.list ?? []).map(
    (each) => each.id,
  );
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const funds = async () => {
  const { body } = await api.client.get<Record<string, string>>('/wps/v2/wallets/balance', member.token);
  return [body.value?.['balance'], body.value?.['onHold']];
};

async function dispute(): Promise<void> {
  await send('approve');
  await send('distribute', { amount: '1000.00', reference: 'PAY-1' });
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('tranche', '1');
  form.append('answer', 'not-received');
  form.append('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'proof.png');
  const reply = await fetch(`${api.url}/wps/cashier/withdrawals/${id}/receipt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  expect(reply.status).toBe(200);
}

test('a case shows the member, the whole account number, and the funds of the moment', async () => {
  expect(await list('queue=todo')).toContain(id);
  expect(await seen()).toMatchObject({
    account: member.account,
    member: member.id,
    amount: '1000.00',
    status: 'requested',
    claimedBy: null,
    accountNumber: expect.stringMatching(/^\d{16}$/),
    funds: { balance: '0.00', onHold: '1000.00', turnoverLeft: '0.00', owed: '0.00' },
  });
});

test('who holds a case works on it alone, until it is given back', async () => {
  expect(outcome(await send('claim'))).toBe('200 null');
  expect([await list('mine=1'), await list('mine=1', second)]).toEqual([
    expect.arrayContaining([id]),
    expect.not.arrayContaining([id]),
  ]);
  const refused = await send('approve', {}, second);
  expect([outcome(refused), refused.body.params]).toEqual([
    '409 error_claimed_by_another',
    { operator: 'operator1' },
  ]);
  expect(outcome(await send('release'))).toBe('200 null');
  expect(outcome(await send('approve', {}, second))).toBe('200 null');
});

test('a case can be released only by the operator who holds it, and not when it is over', async () => {
  const release = async (who = first) => outcome(await send('release', {}, who));
  expect(await release()).toBe('409 error_move_not_allowed');
  await send('claim');
  expect(await release(second)).toBe('409 error_claimed_by_another');
  expect(await release()).toBe('200 null');
  expect(await release()).toBe('409 error_move_not_allowed');
  await send('reject', { reason: 'over' });
  expect(await release()).toBe('409 error_move_not_allowed');
  const released = await db.query(
    "select before from platform.audit where subject = $1 and action = 'withdrawal.released'",
    [`withdrawal ${id}`],
  );
  expect(released).toHaveLength(1);
});

test('records that an operator saw the account number when a move answers with it', async () => {
  await send('claim');
  const views = await db.query(
    "select actor, address from platform.audit where subject = $1 and action = 'account-number.viewed'",
    [`withdrawal ${id}`],
  );
  expect(views).toEqual([{ actor: expect.stringMatching(/^operator \d+$/), address: '127.0.0.1' }]);
});

test('a payout that is sent twice leaves once, and all is recorded with operator and address', async () => {
  await send('approve');
  const key = randomUUID();
  const payout = { amount: '400.00', reference: 'PAY-7' };
  const [one, two] = [
    await send('distribute', payout, first, key),
    await send('distribute', payout, first, key),
  ];
  expect([outcome(one), two.body]).toEqual(['200 null', one.body]);
  expect(await seen()).toMatchObject({ status: 'distributed', sent: '400.00', rest: '600.00' });
  expect(await funds()).toEqual(['0.00', '600.00']);
  const rows = await db.query<{ actor: string; address: string }>(
    `select distinct actor, address from platform.audit where subject = $1 and actor like 'operator %'`,
    [`withdrawal ${id}`],
  );
  expect(rows).toEqual([{ actor: expect.stringMatching(/^operator \d+$/), address: '127.0.0.1' }]);
});

test('a refusal needs a reason, releases the money, and the member reads why', async () => {
  expect(outcome(await send('reject', { reason: ' ' }))).toBe('400 error_invalid_input');
  const page = api.client.socket(member.token);
  await page.ready;
  expect(outcome(await send('reject', { reason: 'The name is another' }))).toBe('200 null');
  const { data } = await page.waitFor('withdrawal.rejected');
  expect(data).toMatchObject({ id, rejectReason: 'The name is another' });
  expect(await funds()).toEqual(['1000.00', '0.00']);
  expect(await list('queue=done')).toContain(id);
});

test('a dispute: its images are for operators, and another payout names its reference', async () => {
  await dispute();
  const { proofs } = await seen();
  const proof = await get<{ type: string; data: string }>(`/${id}/proofs/${proofs[0]?.id}`);
  expect(proof.body.value?.type).toMatch(/^image\/(png|jpeg)$/);
  expect((await get(`/${id}/proofs/${randomUUID()}`)).status).toBe(404);
  await Promise.all([get(`/${id}/proofs/${proofs[0]?.id}`), seen()]);
  const views = await db.query(
    "select action, after from platform.audit where action like '%.viewed' and subject = any($1) order by id",
    [[`withdrawal ${id}`, `proof ${proofs[0]?.id}`]],
  );
  expect(views).toEqual([
    { action: 'account-number.viewed', after: null },
    { action: 'proof.viewed', after: { withdrawal: id } },
  ]);
  expect(outcome(await send('resolve', { outcome: 'resend' }))).toBe('400 error_invalid_input');
  expect(outcome(await send('resolve', { outcome: 'resend', reference: 'PAY-2' }))).toBe('200 null');
  expect(await seen()).toMatchObject({ status: 'distributed', tranches: [{ reference: 'PAY-2' }] });
});

test('a receipt against the word of the member takes two operators', async () => {
  await dispute();
  expect(outcome(await send('resolve', { outcome: 'propose-force' }))).toBe('200 null');
  expect(outcome(await send('forced-receipt'))).toMatch(/^409 /);
  expect(outcome(await send('forced-receipt', {}, second))).toBe('200 null');
  expect(await seen()).toMatchObject({ status: 'force-received' });
});

test.each(['approve', 'reject', 'distribute', 'resolve'])(
  'what the chart does not allow is refused: %s on a case that is over',
  async (move) => {
    await send('reject', { reason: 'over' });
    const fields = {
      approve: {},
      reject: { reason: 'again' },
      distribute: { amount: '1.00', reference: 'PAY' },
      resolve: { outcome: 'refund' },
    }[move];
    expect(outcome(await send(move, fields))).toBe('409 error_move_not_allowed');
    expect(await funds()).toEqual(['1000.00', '0.00']);
  },
);

test('operators see a new case and a claim at once', async () => {
  const operatorPage = api.client.socket(undefined, undefined, second);
  await operatorPage.ready;
  await send('claim');
  await operatorPage.waitFor('operations.queue-changed');
  const before = operatorPage.events.length;
  member = await api.client.register();
  await order('700.00');
  await operatorPage.waitFor(
    'operations.queue-changed',
    (event) => operatorPage.events.indexOf(event) >= before,
  );
});

test('a case of another brand is not there', async () => {
  await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela' on conflict do nothing",
  );
  await db.query("update cashier.withdrawal set brand = 'other' where id = $1", [id]);
  expect((await get(`/${id}`)).status).toBe(404);
  expect(await list('queue=todo')).not.toContain(id);
  for (const move of ['claim', 'approve']) expect((await send(move)).status).toBe(404);
});
