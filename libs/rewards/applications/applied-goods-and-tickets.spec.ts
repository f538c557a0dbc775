import { randomUUID } from 'node:crypto';
import { sendForm } from '#libs/messaging/threads/thread.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import { publishCampaign, termsWith } from '../campaigns/campaign.fixture.js';
import type { CampaignTerms } from '../common/campaign.js';
import type { Promotion } from '../common/promotions.calls.js';
import { insertGoods, RECEIVER } from '../mall/mall.fixture.js';

const { db, api } = setUpTestApi({ worker: true });
const ANY = { product: null, types: null, vendors: null, titles: null };
let operator: Record<string, string>;
let member: Registered;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
});
beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  member = await api.client.register();
});

const appliedFor = (reward: Partial<CampaignTerms['reward']>, how: 'auto' | 'claim') =>
  publishCampaign(db, {
    trigger: { on: 'manual' },
    reward: { ...termsWith().reward, ...reward },
    giving: { how, application: { tries: 2, images: 'none' } },
  });
const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const ops = <Value>(method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers: operator });
const send = <Value>(path: string, body: object) =>
  api.client.send<Value>('POST', path, body, { token: member.token, key: randomUUID() });
const shown = async (id: string) =>
  (await api.client.get<Promotion>(`/wps/rewards/promotions/${id}`, member.token)).body.value;
const rewardOf = async (campaign: string) =>
  (
    await db.query<{ id: string; status: string }>(
      'select id, status from rewards.entitlement where campaign = $1 and member = $2',
      [campaign, member.id],
    )
  )[0];

/** Applies, and an operator takes it and approves. */
async function approved(campaign: string): Promise<string> {
  await sendForm(
    api.client,
    'POST',
    `/wps/rewards/promotions/${campaign}/application`,
    { comment: 'I like the reels' },
    { headers: { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() } },
  );
  const { id = '' } = (await rewardOf(campaign)) ?? {};
  expect(outcome(await ops('POST', `applications/${id}/claim`))).toBe('200 null');
  return outcome(await ops('POST', `applications/${id}/approval`, {}));
}

test('goods that a member applied for are chosen once it is approved, and again where they cannot be sent', async () => {
  const mug = await insertGoods(db, { stock: 2, listed: false });
  const campaign = await appliedFor(
    { kind: 'goods', size: { kind: 'fixed', amount: '200.00' }, goods: { choice: [mug] } },
    'claim',
  );
  expect(await approved(campaign)).toBe('200 null');
  const waiting = await shown(campaign);
  expect(waiting).toMatchObject({ status: 'claim', claim: { kind: 'goods', goods: [{ id: mug }] } });
  const claim = () =>
    send<{ kind: string }>(`/wps/rewards/claims/${waiting?.claim?.id}`, { goods: mug, address: RECEIVER });
  expect(outcome(await claim())).toBe('200 null');
  expect((await shown(campaign))?.status).toBe('received');
  const [order] = await db.query<{ id: string }>('select id from rewards.redemption where member = $1', [
    member.id,
  ]);
  const refused = await ops('POST', `redemptions/${order?.id}/rejection`, { reason: 'it broke on the way' });
  expect(outcome(refused)).toBe('200 null');
  expect((await shown(campaign))?.status).toBe('claim');
  expect(outcome(await claim())).toBe('200 null');
  const taken = await db.query('select taken from rewards.goods where id = $1', [mug]);
  expect(taken).toEqual([{ taken: 1 }]);
});

test('tickets that a member applied for are in the raffle once it is approved, and not once it takes none', async () => {
  const raffle = await publishCampaign(db, {
    trigger: { on: 'draw', source: 'valid-bet', each: '500.00', every: 'W', scope: ANY },
    reward: { ...termsWith().reward, size: { kind: 'ranks', prizes: [{ from: 1, to: 1, amount: '50.00' }] } },
    budget: { amount: '100.00', claims: null, perMember: null },
  });
  const isOpen = async () =>
    (await db.query('select from rewards.raffle where campaign = $1', [raffle])).length > 0;
  while (!(await isOpen())) await new Promise(setImmediate);
  const tickets = { kind: 'tickets', raffle, size: { kind: 'fixed', amount: '5' } } as const;
  const [campaign, later] = [await appliedFor(tickets, 'auto'), await appliedFor(tickets, 'auto')];
  expect(await approved(campaign)).toBe('200 null');
  expect((await rewardOf(campaign))?.status).toBe('issued');
  const entries = await db.query('select given::int from rewards.raffle_entry where member = $1', [
    member.id,
  ]);
  expect(entries).toEqual([{ given: 5 }]);
  await db.query(`update rewards.raffle set cancelled_at = now(), due_at = null where campaign = $1`, [
    raffle,
  ]);
  expect(await approved(later)).toBe('422 error_campaign_over');
  expect((await rewardOf(later))?.status).toBe('process');
});
