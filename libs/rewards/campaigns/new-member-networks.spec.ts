import { randomUUID } from 'node:crypto';
import { Browser } from '#libs/authentication/login/browser.fixture';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { HeldRewardDetail } from '../common/held-rewards.js';
import type { PromotionState } from '../common/promotions.calls.js';
import { publishCampaign } from './campaign.fixture.js';

const { db, api } = setUpTestApi({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
let network = 0;
let operator: Record<string, string>;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
});
beforeEach(async () => {
  network += 1;
  await db.query(`update rewards.campaign set status = 'ended'`);
});

const open = () => publishCampaign(db, { trigger: { on: 'verified' } });
async function register(address = `10.7.${network}.1`) {
  const { member, token } = await new Browser(api, address).register();
  return { ...member, token };
}
/** As the worker finds it when numbers were proved. */
async function prove(...members: { id: string }[]): Promise<void> {
  await db.query(
    `insert into rewards.signal (brand, member, kind, at) select 'mela', id, 'verified', now() from unnest($1::bigint[]) id`,
    [members.map(({ id }) => id)],
  );
  while ((await db.query('select from rewards.signal')).length > 0) await new Promise(setImmediate);
}
const rewards = (campaign: string) =>
  db.query<{ id: string; member: string; status: string }>(
    'select id, member, status from rewards.entitlement where campaign = $1 order by created_at',
    [campaign],
  );
const statuses = async (campaign: string) => (await rewards(campaign)).map(({ status }) => status).sort();
const shown = async (campaign: string, token: string) => {
  const reply = await api.client.get<{ status: PromotionState }>(
    `/wps/rewards/promotions/${campaign}`,
    token,
  );
  return reply.body.value?.status;
};
const ops = (method: string, path: string, body?: object) =>
  api.client.send<HeldRewardDetail>(method, `/wps/ops/held-rewards${path}`, body, {
    key: randomUUID(),
    headers: operator,
  });

test('the fourth new member of a network in a day waits for an operator, who sees the others', async () => {
  const campaign = await open();
  const first = [await register(), await register(), await register()];
  await prove(...first);
  expect(await statuses(campaign)).toEqual(['claimable', 'claimable', 'claimable']);
  const [fourth, elsewhere] = [await register(), await register('192.0.2.9')];
  await prove(fourth, elsewhere);
  const held = (await rewards(campaign)).find(({ status }) => status === 'process');
  expect(held?.member).toBe(fourth.id);
  expect(await statuses(campaign)).toHaveLength(5);
  expect([await shown(campaign, fourth.token), await shown(campaign, elsewhere.token)]).toEqual([
    'process',
    'claim',
  ]);
  const detail = await ops('GET', `/${held?.id}`);
  expect(detail.body.value?.sameNetwork.map(({ account }) => account).sort()).toEqual(
    first.map(({ account }) => account).sort(),
  );
  expect((await ops('POST', `/${held?.id}/approval`)).body.value?.status).toBe('claimable');
  expect(await shown(campaign, fourth.token)).toBe('claim');
});

test('of four who come at the same moment one waits, and once refused it is closed', async () => {
  const campaign = await open();
  const members = [await register(), await register(), await register(), await register()];
  await prove(...members);
  expect(await statuses(campaign)).toEqual(['claimable', 'claimable', 'claimable', 'process']);
  const held = (await rewards(campaign)).find(({ status }) => status === 'process');
  const token = members.find(({ id }) => id === held?.member)?.token ?? '';
  await ops('POST', `/${held?.id}/rejection`, { reason: 'one person' });
  expect(await shown(campaign, token)).toBe('closed');
});

test('rewards of another day, and for what others do as well, are not held', async () => {
  const campaign = await open();
  const members = [await register(), await register(), await register()];
  await prove(...members);
  await db.query(
    `update rewards.entitlement set created_at = created_at - interval '1 day' where campaign = $1`,
    [campaign],
  );
  await prove(await register());
  expect(await statuses(campaign)).not.toContain('process');
  await db.query(`update rewards.entitlement set created_at = now() where campaign = $1`, [campaign]);
  const late = await register();
  await publishCampaign(db, { trigger: { on: 'login', every: 'once', app: false } });
  await api.client.login(late.account);
  while ((await db.query('select from rewards.signal')).length > 0) await new Promise(setImmediate);
  expect(
    await db.query(`select from rewards.entitlement where member = $1 and status = 'claimable'`, [late.id]),
  ).toHaveLength(1);
});
