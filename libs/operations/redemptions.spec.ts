import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PAYMENT_PASSWORD, setPaymentPassword } from '#libs/cashier/withdrawal/withdrawal.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import type { PortalSocket } from '#libs/platform/testing/portal-socket';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { moveSessions, operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { GoodsDetail, GoodsTerms, Redemption, RedemptionCaseDetail } from '#libs/rewards/common/mall';
import { RECEIVER } from '#libs/rewards/mall/mall.fixture';
import type { QueueCounts } from './common/queue.events.js';

type Who = Record<string, string>;

const DAY_MS = 86_400_000;
const { db, api, worker } = setUpTestApi({ worker: true });
let operator: Who;
let other: Who;
let member: Registered;

beforeAll(async () => {
  void worker;
  operator = await sessionWith(db, api.url, [
    'goods.read',
    'goods.write',
    'goods.export',
    'redemption.read',
    'redemption.decide',
    'redemption.export',
  ]);
  other = await operatorSession(db, api.url, 'operator2');
  member = await memberWithPoints(100_000);
});

/** A member with points and a payment password. */
async function memberWithPoints(points: number): Promise<Registered> {
  const registered = await api.client.register();
  await setPaymentPassword(api.client, registered.token);
  const accounts = await db.query<{ own: string; house: string }>(
    `select ledger.open_account('mela', $1, 'points', 'PTS') as own, ledger.open_account('mela', null, 'points', 'PTS') as house`,
    [registered.id],
  );
  const postings = [
    { account: accounts[0]?.own, amount: points },
    { account: accounts[0]?.house, amount: -points },
  ];
  const item = {
    key: `test:${randomUUID()}`,
    brand: 'mela',
    kind: 'points-earned',
    reference: 'test',
    postings,
  };
  await db.query('select ledger.post($1::jsonb, now())', [JSON.stringify([item])]);
  return registered;
}

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const ops = <Value = RedemptionCaseDetail>(method: string, path: string, body?: object, who = operator) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers: who });
const act = (id: string, what: string, body: object = {}, who = operator) =>
  ops('POST', `redemptions/${id}/${what}`, body, who);
const get = <Value>(path: string, of = member) => api.client.get<Value>(`/wps/${path}`, of.token);

const TERMS: GoodsTerms = {
  type: 'goods',
  texts: { EN: { name: 'Mug', remark: 'Ceramic' }, BN: { name: 'মগ', remark: '' } },
  amount: '250.00',
  plan: null,
  pointsRequired: 1000,
  amountRequired: '0.00',
  stock: 5,
  perMember: null,
  image: null,
  listed: true,
};
const create = (changes: Partial<GoodsTerms> = {}) =>
  ops<GoodsDetail>('POST', 'goods', { terms: { ...TERMS, ...changes } });
async function newGoods(changes: Partial<GoodsTerms> = {}): Promise<GoodsDetail> {
  const { body } = await create(changes);
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value;
}
const save = ({ id, version }: Pick<GoodsDetail, 'id' | 'version'>, changes: Partial<GoodsTerms>) =>
  ops<GoodsDetail>('PUT', `goods/${id}`, { version, terms: { ...TERMS, ...changes } });

interface Redeemed {
  referenceNo: string;
  status: string;
  currentPoints: number;
}
const redeem = (goods: string, fields: object = {}, key: string = randomUUID(), of = member) =>
  api.client.send<Redeemed>(
    'POST',
    '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    { rewardId: goods, quantity: 1, address: RECEIVER, paymentPassword: PAYMENT_PASSWORD, ...fields },
    { token: of.token, key, sealed: true },
  );
async function redeemed(goods: string, fields: object = {}): Promise<string> {
  const { body } = await redeem(goods, fields);
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value.referenceNo;
}
const record = async (id: string, of = member) => {
  const { body } = await get<{ list: Redemption[] }>('relay/MCS2_getRedeemList?pageSize=100', of);
  return body.value?.list.find(({ referenceNo }) => referenceNo === id);
};
const points = async () =>
  (await get<{ currentPoints: number }>('relay/MCS2_getPointBalance')).body.value?.currentPoints ?? 0;
const redemptionOn = (socket: PortalSocket, status: string) =>
  socket.waitFor('redemption.changed', ({ data }) => (data as Redemption).status === status);

test('operators approve and complete; the member sees each step live, with a message, as the record has it', async () => {
  const goods = await newGoods();
  const socket = api.client.socket(member.token);
  await socket.ready;
  const before = await points();
  const { body } = await redeem(goods.id, { quantity: 2 });
  expect(body.value).toMatchObject({ status: 'in-process', currentPoints: before - 2000 });
  const id = body.value?.referenceNo ?? '';
  expect((await redemptionOn(socket, 'in-process')).data).toMatchObject(await own(id));
  expect((await act(id, 'approval')).body.value).toMatchObject({
    status: 'approved',
    claimedBy: { account: expect.any(String) },
    delivery: RECEIVER,
  });
  expect((await redemptionOn(socket, 'approved')).data).toMatchObject(await own(id));
  await act(id, 'completion');
  const pushed = await redemptionOn(socket, 'completed');
  expect(pushed.data).toMatchObject({
    ...(await own(id)),
    names: { EN: 'Mug', BN: 'মগ' },
    quantity: 2,
    amount: '500.00',
    pointsRequired: 2000,
    timeline: [{ status: 'in-process' }, { status: 'approved' }, { status: 'completed' }],
  });
  expect(JSON.stringify(pushed)).not.toContain('Dhanmondi');
  const messages = socket.events
    .filter(({ name }) => name === 'unread.changed')
    .flatMap(({ data }) => (data as { message?: { kind: string; data: object } }).message ?? []);
  expect(messages).toMatchObject([
    { kind: 'redemption.decided', data: { status: 'approved', quantity: 2 } },
    { kind: 'redemption.decided', data: { status: 'completed' } },
  ]);
  socket.close();
});
const own = async (id: string) => (await record(id)) as object;

test('a rejection needs a reason, which the member reads; points come back and the history says so', async () => {
  const goods = await newGoods({ stock: 1 });
  const before = await points();
  const id = await redeemed(goods.id);
  expect(outcome(await act(id, 'rejection', {}))).toBe('400 error_invalid_input');
  expect(outcome(await act(id, 'rejection', { reason: 'The courier does not go there' }))).toBe('200 null');
  expect(await points()).toBe(before);
  expect(await own(id)).toMatchObject({ status: 'rejected', remark: 'The courier does not go there' });
  const history = await get<{ list: object[] }>('relay/MCS2_getPointHistory?pageSize=2');
  expect(history.body.value?.list).toMatchObject([
    {
      referenceNo: id,
      type: 'refunded',
      pointsChanged: 1000,
      names: { EN: 'Mug' },
      remark: 'The courier does not go there',
    },
    { referenceNo: id, type: 'redeemed', pointsChanged: -1000, remark: null },
  ]);
  expect(outcome(await act(id, 'completion'))).toBe('409 error_redemption_state');
});

test('the same key redeems once', async () => {
  const goods = await newGoods();
  const [key, before] = [randomUUID(), await points()];
  const replies = await Promise.all([1, 2, 3].map(() => redeem(goods.id, {}, key)));
  expect(new Set(replies.map(({ body }) => body.value?.referenceNo).filter(Boolean)).size).toBe(1);
  expect(await points()).toBe(before - 1000);
});

test('what is refused anyway takes no try of the payment password, and a wrong one takes one', async () => {
  const goods = await newGoods({ stock: 1, perMember: 1 });
  const wrong = { paymentPassword: 'wrong-one' };
  const before = await points();
  const tried = [
    await redeem(goods.id, { ...wrong, quantity: 2 }),
    await redeem(randomUUID(), wrong),
    await redeem(goods.id, { ...wrong, version: 9 }),
    await redeem(goods.id, { ...wrong, address: undefined }),
    await redeem((await newGoods({ pointsRequired: 900_000_000 })).id, wrong),
    await redeem((await newGoods({ amountRequired: '10.00' })).id, wrong),
    await redeem(goods.id, wrong),
  ];
  expect(tried.map(outcome)).toEqual([
    '422 error_redeem_limit',
    '404 error_not_found',
    '409 error_goods_changed',
    '400 error_invalid_input',
    '422 error_points_short',
    '422 error_insufficient_balance',
    '422 error_payment_password_wrong',
  ]);
  expect(tried[3]?.body.errors).toEqual([{ field: 'address', code: 'field_required' }]);
  expect(tried[6]?.body.params).toEqual({ left: 4 });
  expect(await points()).toBe(before);
  for (const quantity of [0, -1, 1.5, 101])
    expect(outcome(await redeem(goods.id, { quantity }))).toBe('400 error_invalid_input');
});

test('public clients read goods and records under their own names', async () => {
  const goods = await newGoods();
  const id = await redeemed(goods.id);
  const values = async (path: string) => (await get<{ list: object[] }>(path)).body.value?.list ?? [];
  for (const path of ['relay/MCS2_getPointRewards?language=BN', 'relay/MCS2_getPointReward?language=BN'])
    expect(await values(path)).toContainEqual(
      expect.objectContaining({ id: goods.id, name: 'মগ', quantity: 4, redeemed: 1, unit: 'BDT' }),
    );
  for (const path of ['relay/MCS2_getRedeemList', 'relay/MCS2_getRedeemPointList'])
    expect((await values(path))[0]).toMatchObject({ referenceNo: id });
});

const auditOf = async (subject: string) =>
  JSON.stringify(
    await db.query('select action, before, after from platform.audit where subject = $1 order by at, id', [
      subject,
    ]),
  );

test('the queue has who waits longest first, narrowed by state and account, and the board counts it live', async () => {
  const socket = api.client.socket(undefined, undefined, other);
  await socket.ready;
  const fresh = await memberWithPoints(10_000);
  const goods = await newGoods();
  const mine = async (query = '') => {
    const { body } = await ops<{ list: RedemptionCaseDetail[] }>(
      'GET',
      `redemptions?search=${fresh.account}${query}`,
    );
    return body.value?.list.map(({ id }) => id);
  };
  const [{ body: first }, { body: second }] = [
    await redeem(goods.id, {}, randomUUID(), fresh),
    await redeem(goods.id, {}, randomUUID(), fresh),
  ];
  const [one, two] = [first.value?.referenceNo ?? '', second.value?.referenceNo ?? ''];
  expect(await mine()).toEqual([one, two]);
  await act(one, 'approval');
  expect([await mine(), await mine('&state=approved'), await mine('&state=all&mine=1')]).toEqual([
    [two],
    [one],
    [one],
  ]);
  const counted = await socket.waitFor(
    'operations.queue-changed',
    ({ data }) => (data as { data: QueueCounts }).data.redemptions.approved > 0,
  );
  expect(counted).toBeTruthy();
  socket.close();
  const file = await api.client.send(
    'GET',
    `/wps/ops/exports/redemptions?search=${fresh.account}`,
    undefined,
    {
      headers: operator,
    },
  );
  expect(file.text).toContain(two);
  expect(file.text).not.toContain('Dhanmondi');
});

test('goods are saved by version, on record, and the stock is never cut below what is redeemed', async () => {
  const goods = await newGoods({ stock: 3 });
  await redeemed(goods.id, { quantity: 2 });
  const cut = await save(goods, { stock: 1 });
  expect(outcome(cut)).toBe('422 error_stock_below_orders');
  expect(cut.body.params).toEqual({ orders: 2 });
  expect((await save(goods, { stock: 2 })).body.value).toMatchObject({
    stock: 2,
    taken: 2,
    left: 0,
    version: 2,
  });
  expect(outcome(await redeem(goods.id))).toBe('422 error_out_of_stock');
  const late = await save(goods, { pointsRequired: 5 });
  expect([outcome(late), late.body.params]).toEqual([
    '409 error_goods_changed',
    { version: 2, by: expect.any(String) },
  ]);
  expect(outcome(await save({ id: goods.id, version: 2 }, { stock: 2 }))).toBe('422 error_nothing_changed');
  expect(outcome(await save({ id: goods.id, version: 2 }, { stock: 2, type: 'cash' }))).toBe(
    '400 error_invalid_input',
  );
  const audit = await auditOf(`goods ${goods.id}`);
  expect(audit).toContain('"action":"goods.changed","before":{"stock":3},"after":{"stock":2}');
});

test.each<[string, Partial<GoodsTerms>, string, string]>([
  ['chips without an amount', { type: 'chips', amount: null }, 'amount', 'field_required'],
  ['cash of nothing', { type: 'cash', amount: '0.00' }, 'amount', 'field_invalid'],
  ['more digits than the currency has', { amountRequired: '1.005' }, 'amountRequired', 'field_invalid'],
  ['an unknown plan', { type: 'chips', plan: 'nobodys' }, 'plan', 'field_invalid'],
  ['a plan of what is no chips', { plan: 'casino' }, 'plan', 'field_invalid'],
  [
    'no name in the first language',
    { texts: { EN: { name: 'Mug', remark: '' } } },
    'texts.BN.name',
    'field_required',
  ],
  ['an image that is not there', { image: 'ab'.repeat(32) }, 'image', 'field_invalid'],
])('does not save %s, and says it under its field', async (_, changes, field, code) => {
  const reply = await create(changes);
  expect(outcome(reply)).toBe('400 error_invalid_input');
  expect(reply.body.errors).toEqual([expect.objectContaining({ field, code })]);
});

test('what an operator has decided counts for the member until the list was opened, on any device', async () => {
  // Nothing else is there to claim.
  await db.query(`update rewards.campaign set status = 'ended'`);
  const owner = await memberWithPoints(10_000);
  const goods = await newGoods();
  const { body } = await redeem(goods.id, {}, randomUUID(), owner);
  const id = body.value?.referenceNo ?? '';
  const badge = async () =>
    (await get<{ availablePromos: number }>('member/info', owner)).body.value?.availablePromos;
  const changed = async () =>
    (await get<{ redemptions: number }>('rewards/center?language=EN', owner)).body.value?.redemptions;
  const seen = (token: string) =>
    api.client.send('POST', '/wps/rewards/redemptions/seen', {}, { token, key: randomUUID() });
  expect(await badge()).toBe(0);
  const socket = api.client.socket(owner.token);
  await socket.ready;

  await act(id, 'approval');
  await socket.waitFor('unread.changed', ({ data }) => (data as { rewards: number }).rewards === 1);
  await act(id, 'completion');
  expect([await badge(), await changed()]).toEqual([1, 1]);
  expect(outcome(await seen(member.token))).toBe('200 null');
  expect(await badge()).toBe(1);
  expect(outcome(await seen(owner.token))).toBe('200 null');
  await socket.waitFor('unread.changed', ({ data }) => (data as { rewards: number }).rewards === 0);
  expect([await badge(), await changed()]).toEqual([0, 0]);
});

test('open pages of the mall hear what is left', async () => {
  const goods = await newGoods({ stock: 2 });
  const socket = api.client.socket(member.token);
  await socket.ready;
  await redeem(goods.id);
  const left = await socket.waitFor(
    'mall.changed',
    ({ data }) => (data as { data: { left: Record<string, number> } }).data.left[goods.id] === 1,
  );
  expect(left).toBeTruthy();
  socket.close();
});

test('reading, deciding and editing take permissions of their own, and nobody decides about the own account', async () => {
  const owner = await memberWithPoints(10_000);
  const { body } = await redeem((await newGoods()).id, {}, randomUUID(), owner);
  const id = body.value?.referenceNo ?? '';
  const reader = await sessionWith(db, api.url, ['redemption.read', 'goods.read']);
  expect(outcome(await ops('GET', `redemptions/${id}`, undefined, reader))).toBe('200 null');
  for (const what of ['claim', 'release', 'approval', 'completion', 'rejection'])
    expect(outcome(await act(id, what, { reason: 'not mine' }, reader))).toBe('403 error_permission_missing');
  expect(outcome(await ops('POST', 'goods', { terms: TERMS }, reader))).toBe('403 error_permission_missing');
  await api.client.send(
    'POST',
    '/wps/ops/member-accounts',
    { account: owner.account },
    { key: randomUUID(), headers: other },
  );
  for (const what of ['claim', 'approval', 'rejection'])
    expect(outcome(await act(id, what, what === 'rejection' ? { reason: 'my own' } : {}, other))).toBe(
      '403 error_self_dealing',
    );
  expect(outcome(await act(randomUUID(), 'claim'))).toBe('404 error_not_found');
});

/** Until it holds, for ten seconds at most. */
async function until(holds: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 99; tries += 1) {
    const held = await holds().then(
      () => true,
      () => false,
    );
    if (held) return;
    await setTimeout(100);
  }
  await holds();
}

// The last one: it moves the clock past the keys of sealed calls.
test('the receiver is read by the member and by who has claimed the case, and is removed 180 days after the end', async () => {
  const stranger = await memberWithPoints(0);
  const id = await redeemed((await newGoods()).id);
  const deliveryOf = (of: Registered, query = `?redemption=${id}`) =>
    get<{ delivery: object | null }>(`rewards/delivery${query}`, of);
  expect((await deliveryOf(member)).body.value).toEqual({ delivery: RECEIVER });
  expect((await deliveryOf(member, '')).body.value).toEqual({ delivery: RECEIVER });
  expect(outcome(await deliveryOf(stranger))).toBe('404 error_not_found');
  expect((await deliveryOf(stranger, '')).body.value).toEqual({ delivery: null });
  const read = async (who = operator) => (await ops('GET', `redemptions/${id}`, undefined, who)).body.value;
  expect(await read()).toMatchObject({ hasDelivery: true, delivery: null });
  await act(id, 'claim');
  expect((await read())?.delivery).toEqual(RECEIVER);
  expect((await read(other))?.delivery).toBeNull();
  expect(outcome(await act(id, 'approval', {}, other))).toBe('409 error_claimed_by_another');
  await act(id, 'release');
  expect((await read())?.delivery).toBeNull();
  await act(id, 'approval', {}, other);
  await act(id, 'completion', {}, other);
  expect(await auditOf(`redemption ${id}`)).not.toContain('Dhanmondi');
  const days = async () =>
    db.query<{ days: number }>(
      `select round(extract(epoch from delivery_until - waiting_since) / 86400)::int as days from rewards.redemption where id = $1`,
      [id],
    );
  expect(await days()).toEqual([{ days: 180 }]);
  await moveSessions(db, 180 * DAY_MS);
  await api.advance(180 * DAY_MS);
  await until(async () => expect(await read(other)).toMatchObject({ hasDelivery: false, delivery: null }));
  expect((await deliveryOf(member)).body.value).toEqual({ delivery: null });
  expect(await auditOf(`redemption ${id}`)).toContain('redemption.address-removed');
});
