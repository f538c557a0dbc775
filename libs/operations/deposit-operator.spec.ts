import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { DepositCase } from './common/deposit-operator.calls.js';

let db: TestDatabase;
let api: TestApi;
type Who = { cookie: string; origin: string };
let who: Who;
let second: Who;
let member: Registered;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  who = await operatorSession(db, api.url);
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
const only = async () => {
  const [found, ...more] = (await mine())?.reports ?? [];
  if (!found || more.length > 0) throw new Error('there is one report');
  return found;
};
type Found = Pick<DepositCase['reports'][number], 'unmatched' | 'amount'>;
const credit =
  (move: string, by: () => Who) =>
  ({ unmatched, amount }: Found, changes: object = {}, actor = by(), key: string = randomUUID()) =>
    api.client.send(
      'POST',
      `/wps/ops/payments/${unmatched}/${move}`,
      { deposit: id, amount, ...changes },
      { key, headers: actor },
    );
const propose = credit('credit', () => who);
const confirm = credit('credit/confirm', () => second);
const drop = ({ unmatched }: Found, actor: Who): Promise<Reply> =>
  api.client.send(
    'POST',
    `/wps/ops/payments/${unmatched}/credit/drop`,
    {},
    { key: randomUUID(), headers: actor },
  );
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

test('what one operator proposes another one credits: once, told to the member, and recorded', async () => {
  await report('300.00');
  const { seq } = await api.client.socket(member.token).ready;
  const found = await only();
  expect(outcome(await propose(found))).toBe('200 null');
  expect((await only()).proposal).toMatchObject({
    by: { account: 'operator1' },
    deposit: { id },
    extra: false,
  });
  expect([await balance(), await deposit()]).toMatchObject(['0.00', { status: 'created', amount: '500.00' }]);
  const key = randomUUID();
  const [first, again] = [await confirm(found, {}, second, key), await confirm(found, {}, second, key)];
  expect([outcome(first), again.body]).toEqual(['200 null', first.body]);
  expect(await balance()).toBe('300.00');
  expect(await deposit()).toMatchObject({ status: 'paid', amount: '300.00', underReview: false });
  const page = api.client.socket(member.token, seq);
  const pushed = await page.waitFor('deposit.credited');
  expect(pushed.data).toMatchObject({ id, amount: '300.00' });
  // The proposal was a matter among operators.
  expect(page.events.map(({ name }) => name).filter((name) => name.startsWith('deposit.'))).toEqual([
    'deposit.credited',
  ]);
  expect(await mine()).toBeUndefined();
  const rows = await db.query<{ actor: string; after: { proposedBy: string } }>(
    `select actor, address, before, after from platform.audit
     where subject = $1 and action = 'deposit.credited-by-hand'`,
    [`deposit ${id}`],
  );
  expect(rows).toMatchObject([
    {
      actor: expect.stringMatching(/^operator \d+$/),
      address: '127.0.0.1',
      before: { amount: '500.00' },
      after: { amount: '300.00', report: found.event },
    },
  ]);
  expect(rows[0]?.actor).not.toBe(`operator ${rows[0]?.after.proposedBy}`);
});

test('nobody confirms the own proposal, in another session neither; whoever likes drops it', async () => {
  await report('300.00');
  const found = await only();
  await propose(found);
  const elsewhere = await operatorSession(db, api.url);
  for (const each of [who, elsewhere])
    expect(outcome(await confirm(found, {}, each))).toBe('409 error_second_operator_needed');
  expect(outcome(await drop(found, second))).toBe('200 null');
  expect(outcome(await confirm(found, {}, second))).toBe('409 error_move_not_allowed');
  expect([await balance(), (await only()).proposal]).toEqual(['0.00', null]);
});

test('of confirmations at once one credits, and a late report of the ordered amount adds nothing', async () => {
  await report('300.00');
  const found = await only();
  await propose(found);
  const replies = await Promise.all([1, 2, 3, 4].map(() => confirm(found)));
  expect(replies.map(outcome).sort()).toEqual(['200 null', ...Array(3).fill('409 error_move_not_allowed')]);
  await report('500.00');
  expect(await balance()).toBe('300.00');
});

test('the right amount that arrives meanwhile settles it, and the operator comes too late', async () => {
  await report('300.00');
  const found = await only();
  await propose(found);
  await report('500.00');
  expect(outcome(await confirm(found))).toBe('409 error_move_not_allowed');
  expect(await balance()).toBe('500.00');
});

test.each([['another currency', '300.00', { currency: 'USD' }, '422 error_report_not_creditable']] as const)(
  '%s is not credited',
  async (_, amount, more, expected) => {
    await report(amount, more);
    const found = await only();
    expect([found.creditable, outcome(await propose(found))]).toEqual([false, expected]);
    expect(await balance()).toBe('0.00');
  },
);

test.each(['much', '0.00'])(
  '%s is no amount: it stands with the review and can be credited by nobody',
  async (amount) => {
    await report(amount);
    expect(await only()).toMatchObject({ amount, creditable: false, unmatched: null, proposal: null });
    expect(await balance()).toBe('0.00');
  },
);

test('another amount than the operator saw, and what is not there, are refused', async () => {
  await report('300.00');
  const found = await only();
  expect(outcome(await propose(found, { amount: '900.00' }))).toBe('422 error_report_not_creditable');
  expect(outcome(await propose(found, { deposit: randomUUID() }))).toBe('404 error_not_found');
  expect(outcome(await propose({ ...found, unmatched: randomUUID() }))).toBe('404 error_not_found');
  await propose(found);
  const other = await api.client.deposit(member.token, '700.00');
  expect(outcome(await confirm(found, { amount: '900.00' }))).toBe('409 error_move_not_allowed');
  expect(outcome(await confirm(found, { deposit: other.id }))).toBe('409 error_move_not_allowed');
  expect(await balance()).toBe('0.00');
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
  // What was paid stays in suspense, whatever became of the review.
  expect((await mine())?.reports.map(({ amount }) => amount)).toEqual(['310.00', '300.00']);
});

test('operators see at once that something waits, and members do not', async () => {
  const operatorPage = api.client.socket(undefined, undefined, who);
  const page = api.client.socket(member.token);
  await Promise.all([operatorPage.ready, page.ready]);
  const before = (await api.client.send('GET', '/wps/ops/queue', undefined, { headers: who })).body.value as {
    deposits: { review: number };
  };
  await report('300.00');
  await operatorPage.waitFor('operations.queue-changed', ({ data }) => {
    const board = data as { data: typeof before };
    return board.data.deposits.review === before.deposits.review + 1;
  });
  await page.waitFor('deposit.failed');
  expect(page.events.map(({ name }) => name)).not.toContain('operations.queue-changed');
});

describe('a search among deposits under review', () => {
  const found = async (query: string) => {
    const reply = await api.client.send('GET', `/wps/ops/deposits?${query}`, undefined, { headers: who });
    const { list, total } = reply.body.value as { list: DepositCase[]; total: number };
    expect(total).toBe(list.length);
    return list.some((each) => each.id === id);
  };
  beforeEach(() => report('300.00'));

  test.each([
    ['the account', () => `search=${member.account.slice(0, 8).toUpperCase()}`],
    ['the id', () => `search=${id.slice(0, 8)}`],
    ['the payment number', () => `search=pay-${id}`],
    ['the amount', () => `search=${member.account}&amountFrom=500.00&amountTo=500.00`],
    ['the day', () => `search=${member.account}&from=2020-01-01T00:00:00Z`],
    ['no proposal', () => `search=${member.account}&state=open`],
  ])('finds one by %s', async (_, query) => {
    expect(await found(query())).toBe(true);
  });

  test.each([
    ['another account', () => 'search=nobody-at-all'],
    ['another amount', () => `search=${member.account}&amountFrom=500.01`],
    ['an earlier day', () => `search=${member.account}&to=2020-01-01T00:00:00Z`],
    ['a proposal that nobody made', () => `search=${member.account}&state=proposed`],
  ])('does not find one by %s', async (_, query) => {
    expect(await found(query())).toBe(false);
  });

  test('tells proposed credits from others, and goes on page by page', async () => {
    await propose(await only());
    expect(await found(`search=${member.account}&state=proposed`)).toBe(true);
    expect(await found(`search=${member.account}&state=open`)).toBe(false);
    const all = (await cases()).map((each) => each.id);
    const paged: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const path = `/wps/ops/deposits?pageSize=2${after}`;
      const { body } = await api.client.send<{ list: DepositCase[]; next: string | null }>(
        'GET',
        path,
        undefined,
        {
          headers: who,
        },
      );
      paged.push(...(body.value?.list ?? []).map((each) => each.id));
      next = body.value?.next ?? null;
    }
    expect(paged).toEqual(all);
  });
});
