import { randomUUID } from 'node:crypto';
import type { WithdrawalCase } from '#libs/cashier/common/withdrawal-case';
import {
  answerReceipt,
  newPayee,
  orderWithdrawal,
  type Payee,
} from '#libs/cashier/withdrawal/withdrawal.fixture';
import type { KeysetPageOf } from '#libs/platform/common/paging';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';

let db: TestDatabase;
let api: TestApi;
let headers: { cookie: string; origin: string };

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  headers = await operatorSession(db, api.url);
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

interface Ordered {
  id: string;
  payee: Payee;
}

async function order(amount = '1000.00'): Promise<Ordered> {
  const payee = await newPayee(api.client, db, amount);
  const { body } = await orderWithdrawal(api.client, payee, { amount });
  return { id: body.value?.id ?? '', payee };
}

async function send(id: string, move: string, body: object = {}): Promise<void> {
  const key = randomUUID();
  const reply = await api.client.send('POST', `/wps/ops/withdrawals/${id}/${move}`, body, { key, headers });
  expect(reply.body.message).toBeNull();
}

const read = (query: string) =>
  api.client.send<KeysetPageOf<WithdrawalCase>>('GET', `/wps/ops/withdrawals?${query}`, undefined, {
    headers,
  });

async function page(query: string): Promise<{ ids: string[]; total: number; next: string | null }> {
  const { body } = await read(query);
  if (!body.value) throw new Error(`no queue: ${body.message}`);
  const { list, total, next } = body.value;
  return { ids: list.map(({ id }) => id), total, next };
}

/** All cases of a queue in their order, page by page, that are among these. */
async function inOrder(among: Ordered[], pageSize: number): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const after: string = next === '' ? '' : `&after=${next}`;
    const found = await page(`pageSize=${pageSize}${after}`);
    ids.push(...found.ids);
    next = found.next;
  }
  expect(new Set(ids).size).toBe(ids.length);
  return ids.filter((id) => among.some((each) => each.id === id));
}

test('an approved withdrawal with a rest to send comes before those that were requested earlier', async () => {
  const [first, second, third] = [await order(), await order(), await order()];
  const all = [first, second, third];
  await send(third.id, 'approve');
  expect(await inOrder(all, 100)).toEqual([third.id, first.id, second.id]);
  await send(second.id, 'approve');
  expect(await inOrder(all, 100)).toEqual([third.id, second.id, first.id]);

  await send(third.id, 'distribute', { amount: '400.00', reference: 'PART-1' });
  expect(await inOrder(all, 100)).toEqual([second.id, first.id]);
  await answerReceipt(api.client, third.payee.token, third.id, { answer: 'received' });
  // Its rest waits since the answer, so after the one that was approved before.
  expect(await inOrder(all, 100)).toEqual([second.id, third.id, first.id]);

  await send(third.id, 'distribute', { amount: '600.00', reference: 'PART-2' });
  await answerReceipt(api.client, third.payee.token, third.id, { tranche: 2, answer: 'received' });
  expect(await inOrder(all, 100)).toEqual([second.id, first.id]);
});

test('pages of any size keep the order, also among cases of one moment', async () => {
  const all = [await order(), await order(), await order(), await order()];
  const ids = all.map(({ id }) => id);
  await db.query('update cashier.withdrawal set waiting_since = now() where id = any($1)', [ids]);
  await send(ids[2] ?? '', 'approve');
  const order3 = await inOrder(all, 3);
  expect(order3[0]).toBe(ids[2]);
  expect(order3).toHaveLength(4);
  expect(await inOrder(all, 1)).toEqual(order3);
  expect(await inOrder(all, 100)).toEqual(order3);
});

test('a case that leaves the queue meanwhile neither hides nor repeats another one', async () => {
  const all = [await order(), await order(), await order()];
  const [leaves, , last] = all.map(({ id }) => id) as [string, string, string];
  const { next, total } = await page('queue=requested&pageSize=100');
  expect(next).toBeNull();
  const shown = await page(`queue=requested&pageSize=${total - 1}`);
  expect(shown.ids.at(-2)).toBe(leaves);
  await send(leaves, 'reject', { reason: 'leaves the queue' });
  const rest = await page(`queue=requested&pageSize=100&after=${shown.next}`);
  expect(rest).toEqual({ ids: [last], total: total - 1, next: null });
});

test.each([
  'nonsense',
  Buffer.from('[1,2]').toString('base64url'),
  Buffer.from('["a","b","c"]').toString('base64url'),
])('a cursor that no page gave is refused: %s', async (after) => {
  const reply = await read(`after=${after}`);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'after', code: 'field_invalid' }]]);
});

describe('a search', () => {
  let found: Ordered;
  let reference: string;
  const search = async (text: string, more = 'queue=all') =>
    (await page(`${more}&search=${encodeURIComponent(text)}`)).ids;

  beforeAll(async () => {
    found = await order('777.00');
    reference = `Bank_${randomUUID()}`;
    await send(found.id, 'approve');
    await send(found.id, 'distribute', { amount: '100.00', reference });
  });

  test.each([
    ['the account', () => found.payee.account],
    ['the beginning of the account, in capitals', () => found.payee.account.slice(0, 8).toUpperCase()],
    ['the id', () => found.id],
    ['the first digits of the id', () => found.id.slice(0, 8)],
    ['a reference', () => reference],
    ['the beginning of a reference', () => reference.slice(0, 20).toLowerCase()],
  ])('finds a case by %s', async (_, text) => {
    expect(await search(text())).toEqual([found.id]);
  });

  test.each([
    ['an end of the account', () => found.payee.account.slice(3)],
    ['a sign that stands for any', () => `${reference.slice(0, 3)}%`],
    ['a sign that stands for any one', () => reference.replace('Bank_', 'Ban__')],
    ['three digits of the id', () => found.id.slice(0, 3)],
  ])('finds nothing by %s', async (_, text) => {
    expect(await search(text())).toEqual([]);
  });

  test('stays within the queue that is chosen', async () => {
    expect(await search(found.id, 'queue=sent')).toEqual([found.id]);
    expect(await search(found.id, 'queue=todo')).toEqual([]);
  });

  test('finds nothing of another brand', async () => {
    await db.query(
      "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela' on conflict do nothing",
    );
    await db.query("update cashier.withdrawal set brand = 'other' where id = $1", [found.id]);
    for (const text of [found.id, found.payee.account, reference]) expect(await search(text)).toEqual([]);
    await db.query("update cashier.withdrawal set brand = 'mela' where id = $1", [found.id]);
  });
});

test('narrows by amount and by day, both ends of an amount and the first moment included', async () => {
  const { id, payee } = await order('640.00');
  const narrowed = (query: string) => page(`search=${payee.account}&${query}`);
  expect(await narrowed('amountFrom=640.00&amountTo=640')).toMatchObject({ ids: [id], total: 1 });
  expect(await narrowed('amountFrom=640.01')).toMatchObject({ ids: [], total: 0 });
  expect((await narrowed('amountTo=639.99')).ids).toEqual([]);
  const [row] = await db.query<{ at: Date }>(
    'select created_at as at from cashier.withdrawal where id = $1',
    [id],
  );
  const at = encodeURIComponent(row?.at.toISOString() ?? '');
  expect((await narrowed(`from=${at}`)).ids).toEqual([id]);
  expect((await narrowed(`to=${at}`)).ids).toEqual([]);
  const refused = await read('amountFrom=1.234');
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'amountFrom', code: 'field_amount_too_many_digits' }],
  ]);
});

test('cases that are over come newest first', async () => {
  const all = [await order(), await order()];
  for (const { id } of all) await send(id, 'reject', { reason: 'over' });
  const { ids } = await page('queue=done&pageSize=2');
  expect(ids).toEqual(all.map(({ id }) => id).reverse());
  expect((await page('queue=all&pageSize=2')).ids).toEqual(ids);
});
