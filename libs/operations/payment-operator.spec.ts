import { randomUUID } from 'node:crypto';
import type { PaymentAlert } from '#libs/cashier/common/payment-alert';
import type { UnmatchedPaymentView } from '#libs/cashier/common/unmatched-payment';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { QueueCounts } from './common/queue.events.js';

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
  id = (await api.client.deposit(member.token, '500.00')).id;
});

type Report = Parameters<TestApi['client']['bankReport']>[1];
const report = (changes: Partial<Report> = {}): Promise<Reply> =>
  api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00', ...changes });
const listed = async <Row>(path: string) =>
  (await api.client.send<{ list: Row[] }>('GET', `${path}?pageSize=100`, undefined, { headers: second })).body
    .value?.list ?? [];
const payment = async (reference = id) => {
  const found = (await listed<UnmatchedPaymentView>('/wps/ops/payments')).find(
    (each) => each.reference === reference,
  );
  if (!found) throw new Error('no payment of this reference waits');
  return found;
};
const act = (who: Who, path: string, body: object): Promise<Reply> =>
  api.client.send('POST', path, body, { key: randomUUID(), headers: who });
const move = (who: Who, { id: of }: { id: string }, name: string, body: object = {}) =>
  act(who, `/wps/ops/payments/${of}/${name}`, body);
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const balance = async (of = member) =>
  (await api.client.get<{ balance: string }>('/wps/v2/wallets/balance', of.token)).body.value?.balance;
const suspense = async () => {
  const [row] = await db.query<{ sum: string }>(
    `select coalesce(sum(p.amount), 0) as sum from ledger.posting p join ledger.account a on a.id = p.account
     where a.kind = 'suspense'`,
  );
  return Number(row?.sum);
};

/** Who created the member's deposits, by the audit. */
const creators = async () =>
  (
    await db.query<{ actor: string }>(
      `select actor from platform.audit where action = 'deposit.created'
         and subject in (select 'deposit ' || id from cashier.deposit where member = $1) order by id`,
      [member.id],
    )
  ).map(({ actor }) => actor);

test('a second payment is credited by two operators, as a deposit of its own', async () => {
  await report();
  await report({ paymentId: 'second', amount: '250.00' });
  const found = await payment();
  expect(found).toMatchObject({
    reason: 'other-amount',
    amount: '250.00',
    paymentId: 'second',
    deposit: { id, account: member.account, status: 'paid', amount: '500.00' },
    proposal: null,
  });
  const [before, seen] = [await suspense(), { deposit: id, amount: '250.00' }];
  expect(outcome(await move(first, found, 'credit', seen))).toBe('200 null');
  expect((await payment()).proposal).toMatchObject({ extra: true, by: { account: 'operator1' } });
  expect(outcome(await move(first, found, 'credit/confirm', seen))).toBe('409 error_second_operator_needed');
  // What somebody wants to credit is not sent back meanwhile.
  expect(outcome(await move(second, found, 'return', { reference: 'BANK-1' }))).toBe(
    '409 error_move_not_allowed',
  );
  expect(outcome(await move(second, found, 'credit/confirm', seen))).toBe('200 null');
  expect([await balance(), (await suspense()) - before]).toEqual(['750.00', -25_000]);
  expect(await creators()).toEqual([`member ${member.id}`, expect.stringMatching(/^operator \d+$/)]);
  const { body } = await api.client.get<{ list: object[] }>('/wps/cashier/deposits', member.token);
  expect(body.value?.list).toMatchObject([
    { status: 'paid', amount: '250.00' },
    { id, status: 'paid', amount: '500.00' },
  ]);
  const acts = await db.query<{ action: string; actor: string }>(
    'select action, actor from platform.audit where subject = $1 order by id',
    [`payment ${found.id}`],
  );
  expect(acts.map(({ action }) => action)).toEqual([
    'payment.unmatched',
    'payment.credit-proposed',
    'payment.credited',
  ]);
  expect(new Set(acts.map(({ actor }) => actor)).size).toBe(3);
});

test('a payment under an unknown reference settles the open order that two operators name', async () => {
  const reference = randomUUID();
  await report({ reference, amount: '480.00' });
  const found = await payment(reference);
  expect(found).toMatchObject({ reason: 'unknown-reference', deposit: null });
  const seen = { deposit: id, amount: '480.00' };
  await move(second, found, 'credit', seen);
  expect(await balance()).toBe('0.00');
  expect(outcome(await move(first, found, 'credit/confirm', seen))).toBe('200 null');
  expect(await balance()).toBe('480.00');
  const deposit = await api.client.get(`/wps/cashier/deposits/${id}`, member.token);
  expect(deposit.body.value).toMatchObject({ status: 'paid', amount: '480.00' });
  await expect(payment(reference)).rejects.toThrow();
});

test('what the bank sends back leaves suspense once, under its reference', async () => {
  const reference = randomUUID();
  await report({ reference });
  const [found, before] = [await payment(reference), await suspense()];
  expect(outcome(await move(first, found, 'return', { reference: ' ' }))).toBe('400 error_invalid_input');
  const replies = await Promise.all(
    [first, second, first].map((who) => move(who, found, 'return', { reference: 'BANK-77' })),
  );
  expect(replies.map(outcome).sort()).toEqual(['200 null', ...Array(2).fill('409 error_move_not_allowed')]);
  expect((await suspense()) - before).toBe(-50_000);
  const [act] = await db.query(
    `select after from platform.audit where subject = $1 and action = 'payment.returned'`,
    [`payment ${found.id}`],
  );
  expect(act).toMatchObject({ after: { status: 'returned', amount: '500.00', reference: 'BANK-77' } });
});

test('the numbers in the queue change at once, for operators alone', async () => {
  const operatorPage = api.client.socket(undefined, undefined, second);
  const page = api.client.socket(member.token);
  await Promise.all([operatorPage.ready, page.ready]);
  const counts = async () =>
    (await api.client.send<QueueCounts>('GET', '/wps/ops/queue', undefined, { headers: first })).body.value
      ?.payments ?? { unmatched: 0, alerts: 0 };
  const shown = (unmatched: number, alerts: number) =>
    operatorPage.waitFor('operations.queue-changed', ({ data }) => {
      const { payments } = (data as { data: QueueCounts }).data;
      return payments.unmatched === unmatched && payments.alerts === alerts;
    });
  const { unmatched, alerts } = await counts();
  const eventId = randomUUID();
  await report({ reference: randomUUID(), eventId });
  await shown(unmatched + 1, alerts);
  await report({ eventId, amount: '900.00' });
  await shown(unmatched + 1, alerts + 1);
  expect(page.events.map(({ name }) => name)).not.toContain('operations.queue-changed');

  const alert = (await listed<PaymentAlert>('/wps/ops/payment-alerts')).find(
    ({ event }) => event === eventId,
  );
  expect(alert).toMatchObject({
    kind: 'other-body',
    body: { amount: '900.00' },
    first: { amount: '500.00', event_id: eventId },
  });
  const seen = `/wps/ops/payment-alerts/${alert?.id}/seen`;
  expect([outcome(await act(first, seen, {})), outcome(await act(second, seen, {}))]).toEqual([
    '200 null',
    '404 error_not_found',
  ]);
  expect((await counts()).alerts).toBe(alerts);
});

test('payments and alerts are found by how a name or number begins, by amount, day and state', async () => {
  const [eventId, paymentId] = [randomUUID(), `P-${randomUUID()}`];
  await report();
  await report({ eventId, paymentId, amount: '333.00' });
  await report({ eventId, paymentId, amount: '444.00' });
  const found = await payment();
  const ids = async (path: string, query: string) =>
    (
      (
        await api.client.send<{ list: { id: string }[] }>('GET', `${path}?${query}`, undefined, {
          headers: first,
        })
      ).body.value?.list ?? []
    ).map((each) => each.id);
  const payments = (query: string) => ids('/wps/ops/payments', query);
  for (const text of [
    member.account,
    id,
    id.slice(0, 8),
    found.id,
    paymentId.toLowerCase(),
    paymentId.slice(0, 9),
  ])
    expect(await payments(`search=${text}`)).toEqual([found.id]);
  expect(await payments(`search=${paymentId.slice(2)}`)).toEqual([]);
  expect(await payments(`search=${id}&amountFrom=333.00&amountTo=333.00&state=open`)).toEqual([found.id]);
  for (const narrowed of [
    'amountFrom=333.01',
    'amountTo=332.99',
    'state=proposed',
    'to=2020-01-01T00:00:00Z',
  ])
    expect(await payments(`search=${id}&${narrowed}`)).toEqual([]);
  const alerts = (query: string) => ids('/wps/ops/payment-alerts', query);
  const [alert, ...others] = await alerts(`search=${eventId}`);
  expect([typeof alert, others]).toEqual(['string', []]);
  for (const query of [
    paymentId,
    `${id}&kind=other-body`,
    `${eventId.slice(0, 8)}&from=2020-01-01T00:00:00Z`,
  ])
    expect(await alerts(`search=${query}`)).toEqual([alert]);
  expect(await alerts(`search=${eventId}&kind=unreadable-amount`)).toEqual([]);
});

test("another brand's payments and alerts are not there", async () => {
  const [reference, eventId] = [randomUUID(), randomUUID()];
  await report({ reference, eventId });
  await report({ reference, eventId, amount: '1.00' });
  const found = await payment(reference);
  const alert = (await listed<PaymentAlert>('/wps/ops/payment-alerts')).find(
    ({ event }) => event === eventId,
  );
  await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela' on conflict do nothing",
  );
  await db.query("update cashier.unmatched_payment set brand = 'other' where id = $1", [found.id]);
  await db.query("update cashier.payment_alert set brand = 'other' where id = $1", [alert?.id]);
  await expect(payment(reference)).rejects.toThrow();
  const seen = { deposit: id, amount: '500.00' };
  expect((await move(first, found, 'credit', seen)).status).toBe(404);
  expect((await move(first, found, 'return', { reference: 'BANK-1' })).status).toBe(404);
  expect((await act(first, `/wps/ops/payment-alerts/${alert?.id}/seen`, {})).status).toBe(404);
});
