import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import { publishCampaign, termsWith } from '#libs/rewards/campaigns/campaign.fixture';
import type { Redemption } from '#libs/rewards/common/mall';
import type { Promotion, Reward } from '#libs/rewards/common/promotions.calls';
import { insertGoods, RECEIVER } from '#libs/rewards/mall/mall.fixture';

const { db, api } = setUpTestApi();
const CODE = 'CHOOSE99';
let operator: Record<string, string>;
let mug: string;
let chips: string;
let other: string;

beforeAll(async () => {
  operator = await sessionWith(db, api.url, ['redemption.read', 'redemption.decide', 'campaign.read']);
});
beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  mug = await insertGoods(db, { stock: 2, listed: false, perMember: 1 });
  chips = await insertGoods(db, { type: 'chips', amount: 5000, stock: 1 });
  other = await insertGoods(db);
});

const reward = (choice: string[]) => ({
  ...termsWith().reward,
  kind: 'goods' as const,
  size: { kind: 'fixed' as const, amount: '200.00' },
  goods: { choice },
});
const open = (choice = [mug, chips]) =>
  publishCampaign(db, { trigger: { on: 'code', code: CODE }, reward: reward(choice) });
const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const send = <Value>(method: string, path: string, body: object, token: string) =>
  api.client.send<Value>(method, path, body, { token, key: randomUUID() });
async function memberWithReward(): Promise<Registered & { reward: Reward }> {
  const member = await api.client.register();
  expect((await send('POST', '/wps/rewards/codes', { code: CODE }, member.token)).status).toBe(200);
  const [given] = await rewards(member);
  if (!given) throw new Error('no reward was given');
  return { ...member, reward: given };
}
const rewards = async ({ token }: Registered) =>
  (await api.client.get<{ list: Reward[] }>('/wps/rewards/center?language=EN', token)).body.value?.list ?? [];
const orders = async ({ token }: Registered) =>
  (await api.client.get<{ list: Redemption[] }>('/wps/relay/MCS2_getRedeemList', token)).body.value?.list ??
  [];
const claim = (member: Registered & { reward: Reward }, choice: object) =>
  send<{ kind: string }>('POST', `/wps/rewards/claims/${member.reward.id}`, choice, member.token);
const money = async ({ token }: Registered) =>
  (await api.client.get<{ balance: string }>('/wps/member/info', token)).body.value?.balance;
const budget = async (id: string) =>
  (await db.query('select claims::int, spent::int from rewards.campaign where id = $1', [id]))[0];
const taken = async (id: string) =>
  (await db.query<{ taken: number }>('select taken from rewards.goods where id = $1', [id]))[0]?.taken;

test('the member sees the choice in the own language, and orders one of it for nothing', async () => {
  const id = await open();
  const member = await memberWithReward();
  expect(member.reward).toMatchObject({
    kind: 'goods',
    amount: '200.00',
    status: 'claimable',
    goods: [
      { id: mug, type: 'goods', name: 'Mug', quantity: 2 },
      { id: chips, type: 'chips', amount: '50.00', quantity: 1 },
    ],
  });
  const shown = await api.client.get<Promotion>(`/wps/rewards/promotions/${id}?language=BN`, member.token);
  expect(shown.body.value).toMatchObject({ status: 'claim', goods: [{ name: 'মগ' }, { name: 'মগ' }] });
  expect((await claim(member, { goods: mug, address: RECEIVER })).body.value).toMatchObject({
    kind: 'goods',
    status: 'claimed',
  });
  expect(await orders(member)).toMatchObject([
    { status: 'in-process', isReward: true, pointsRequired: 0, amountRequired: '0.00', quantity: 1 },
  ]);
  expect(await taken(mug)).toBe(1);
  expect(await budget(id)).toEqual({ claims: 1, spent: 20_000 });
  expect(await money(member)).toBe('0.00');
});

test('bonus money that was chosen is there at once', async () => {
  await open();
  const member = await memberWithReward();
  await claim(member, { goods: chips });
  const info = await api.client.get<{ bonus: string }>('/wps/member/info', member.token);
  expect(info.body.value).toMatchObject({ bonus: '50.00', balance: '0.00' });
});

test('a choice that is none is refused, and nothing is taken', async () => {
  await open();
  const member = await memberWithReward();
  const fields = async (choice: object) => {
    const { status, body } = await claim(member, choice);
    return `${status} ${JSON.stringify(body)}`;
  };
  expect(await fields({})).toMatch(/400 .*"goods".*field_required/);
  expect(await fields({ goods: other, address: RECEIVER })).toMatch(/400 .*"goods".*field_invalid/);
  expect(await fields({ goods: mug })).toMatch(/400 .*"address".*field_required/);
  expect(outcome(await claim(member, { goods: 'mug' }))).toMatch('400');
  expect(await taken(mug)).toBe(0);
  expect((await rewards(member))[0]?.status).toBe('claimable');
});

test('of two at once on the last piece one gets it; once nothing is left, the worth is paid', async () => {
  await open([chips]);
  const members = [await memberWithReward(), await memberWithReward()];
  const tried = await Promise.all(members.map((member) => claim(member, { goods: chips })));
  expect(tried.map(outcome).sort()).toEqual([expect.stringMatching('200'), '422 error_out_of_stock']);
  const loser = members[tried.findIndex(({ status }) => status !== 200)];
  if (!loser) throw new Error('both have got it');
  expect((await claim(loser, {})).body.value).toMatchObject({ kind: 'cash' });
  expect(await money(loser)).toBe('200.00');
  expect(await orders(loser)).toEqual([]);
});

test('two claims at once order one piece', async () => {
  await open([mug]);
  const member = await memberWithReward();
  const tried = await Promise.all([1, 2, 3].map(() => claim(member, { goods: mug, address: RECEIVER })));
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await taken(mug)).toBe(1);
});

test('goods that an operator rejects are chosen again; of who is barred meanwhile they end', async () => {
  const id = await open([mug]);
  const member = await memberWithReward();
  const reject = async () => {
    const [order] = await orders(member);
    const answer = await api.client.send(
      'POST',
      `/wps/ops/redemptions/${order?.id}/rejection`,
      { reason: 'Broken in the store' },
      { key: randomUUID(), headers: operator },
    );
    expect(answer.status).toBe(200);
  };
  await claim(member, { goods: mug, address: RECEIVER });
  await reject();
  expect(await taken(mug)).toBe(0);
  expect(await rewards(member)).toMatchObject([{ status: 'claimable', lapsesAt: expect.any(String) }]);
  expect((await claim(member, { goods: mug, address: RECEIVER })).status).toBe(200);
  expect(await budget(id)).toEqual({ claims: 1, spent: 20_000 });
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'test', now(), id, 'operator' from authentication.operator limit 1`,
    [member.id],
  );
  await reject();
  expect(await rewards(member)).toMatchObject([{ status: 'closed' }]);
  expect(await budget(id)).toEqual({ claims: 0, spent: 0 });
});

test('operators choose among all goods of the brand', async () => {
  const answer = await api.client.send<{ id: string; name: string; left: number }[]>(
    'GET',
    '/wps/ops/campaign-goods',
    undefined,
    { headers: operator },
  );
  expect(answer.body.value).toContainEqual({ id: mug, name: 'মগ', left: 2 });
});
