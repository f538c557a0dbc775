import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { DepositCase } from './common/deposit-desk.calls.js';

let db: TestDatabase;
let api: TestApi;
let who: { cookie: string; origin: string };
let member: Registered;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  who = await operatorSession(db, api.url);
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
  id = (await api.client.deposit(member.token, '500.00')).id;
});

const report = (amount: string, more: { currency?: string; type?: 'payment.paid' | 'payment.failed' } = {}) =>
  api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount, ...more });
const send = (path: string, body: object, key: string = randomUUID()): Promise<Reply> =>
  api.client.send('POST', `/wps/ops/deposits/${path}`, body, { key, headers: who });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const cases = async () => {
  const reply = await api.client.send('GET', '/wps/ops/deposits?pageSize=100', undefined, { headers: who });
  return (reply.body.value as { list: DepositCase[] }).list;
};
const mine = async () => (await cases()).find((each) => each.id === id);
const balance = async () =>
  ((await api.client.get('/wps/v2/wallets/balance', member.token)).body.value as { balance: string }).balance;
const deposit = async () =>
  (await api.client.get(`/wps/cashier/deposits/${id}`, member.token)).body.value as Record<string, unknown>;

test('another amount waits for an operator, with what the provider says that it has', async () => {
  expect(await mine()).toBeUndefined();
  await report('300.00');
  await report('300.00', { currency: 'USD' });
  expect(await mine()).toMatchObject({
    member: { id: member.id, account: member.account },
    amount: '500.00',
    status: 'created',
    reports: [
      { amount: '300.00', currency: 'USD', creditable: false },
      { amount: '300.00', currency: 'BDT', creditable: true },
    ],
  });
});

test('what was reported is credited once, told to the member, and recorded with operator and address', async () => {
  await report('300.00');
  const { seq } = await api.client.socket(member.token).ready;
  const event = (await mine())?.reports[0]?.event;
  const key = randomUUID();
  const [first, second] = [
    await send(`${id}/credit`, { event, amount: '300.00' }, key),
    await send(`${id}/credit`, { event, amount: '300.00' }, key),
  ];
  expect([outcome(first), second.body]).toEqual(['200 null', first.body]);
  expect(await balance()).toBe('300.00');
  expect(await deposit()).toMatchObject({ status: 'paid', amount: '300.00', underReview: false });
  const pushed = await api.client.socket(member.token, seq).waitFor('deposit.credited');
  expect(pushed.data).toMatchObject({ id, amount: '300.00' });
  expect(await mine()).toBeUndefined();
  const [row] = await db.query(
    `select actor, address, before, after from platform.audit
     where subject = $1 and action = 'deposit.credited-by-hand'`,
    [`deposit ${id}`],
  );
  expect(row).toMatchObject({
    actor: expect.stringMatching(/^operator \d+$/),
    address: '127.0.0.1',
    before: { amount: '500.00' },
    after: { amount: '300.00', report: event },
  });
});

test('of two operators at once one credits, and a late report of the ordered amount adds nothing', async () => {
  await report('300.00');
  const event = (await mine())?.reports[0]?.event;
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => send(`${id}/credit`, { event, amount: '300.00' })),
  );
  expect(replies.map(outcome).sort()).toEqual(['200 null', ...Array(3).fill('409 error_move_not_allowed')]);
  await report('500.00');
  expect(await balance()).toBe('300.00');
});

test('the right amount that arrives meanwhile settles it, and the operator comes too late', async () => {
  await report('300.00');
  const event = (await mine())?.reports[0]?.event;
  await report('500.00');
  expect(outcome(await send(`${id}/credit`, { event, amount: '300.00' }))).toBe('409 error_move_not_allowed');
  expect(await balance()).toBe('500.00');
});

test.each([
  ['another currency', '300.00', { currency: 'USD' }, '422 error_report_not_creditable'],
  ['an amount that is none', 'much', {}, '422 error_report_not_creditable'],
  ['nothing', '0.00', {}, '422 error_report_not_creditable'],
] as const)('%s is not credited', async (_, amount, more, expected) => {
  await report(amount, more);
  const event = (await mine())?.reports[0]?.event;
  expect(outcome(await send(`${id}/credit`, { event, amount }))).toBe(expected);
  expect(await balance()).toBe('0.00');
});

test('another amount than the operator saw, and a report of another deposit, are refused', async () => {
  await report('300.00');
  const event = (await mine())?.reports[0]?.event;
  expect(outcome(await send(`${id}/credit`, { event, amount: '900.00' }))).toBe(
    '422 error_report_not_creditable',
  );
  expect(outcome(await send(`${id}/credit`, { event: randomUUID(), amount: '300.00' }))).toBe(
    '404 error_not_found',
  );
  const other = id;
  id = (await api.client.deposit(member.token, '700.00')).id;
  await report('200.00');
  expect(outcome(await send(`${id}/credit`, { event, amount: '300.00' }))).toBe('404 error_not_found');
  expect(outcome(await send(`${randomUUID()}/credit`, { event, amount: '300.00' }))).toBe(
    '404 error_not_found',
  );
  expect(await balance()).toBe('0.00');
  id = other;
});

test('a review ends with a reason, without money; what comes later is looked at again', async () => {
  await report('300.00');
  const { seq } = await api.client.socket(member.token).ready;
  expect(outcome(await send(`${id}/dismiss`, { reason: 'x' }))).toBe('400 error_invalid_input');
  expect(outcome(await send(`${id}/dismiss`, { reason: 'paid back by the bank' }))).toBe('200 null');
  expect([await mine(), await balance()]).toEqual([undefined, '0.00']);
  expect(await deposit()).toMatchObject({ status: 'created', underReview: false });
  // It may still be paid, so nothing has failed.
  const page = api.client.socket(member.token, seq);
  const told = await page.waitFor('deposit.created');
  expect(told.data).toMatchObject({ id, status: 'created', underReview: false });
  expect(page.events.map(({ name }) => name)).not.toContain('deposit.failed');
  expect(outcome(await send(`${id}/dismiss`, { reason: 'once more' }))).toBe('409 error_move_not_allowed');
  await report('310.00');
  expect((await mine())?.reports[0]).toMatchObject({ amount: '310.00' });
});

test('operators see at once that something waits, and members do not', async () => {
  const desk = api.client.socket(undefined, undefined, who);
  const page = api.client.socket(member.token);
  await Promise.all([desk.ready, page.ready]);
  const before = (await api.client.send('GET', '/wps/ops/queue', undefined, { headers: who })).body.value as {
    deposits: { review: number };
  };
  await report('300.00');
  await desk.waitFor('operations.queue-changed', ({ data }) => {
    const board = data as { data: typeof before };
    return board.data.deposits.review === before.deposits.review + 1;
  });
  await page.waitFor('deposit.failed');
  expect(page.events.map(({ name }) => name)).not.toContain('operations.queue-changed');
});
