import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import { publishCampaign, type TermsChange } from '#libs/rewards/campaigns/campaign.fixture';

type Who = Record<string, string>;

const { db, api } = setUpTestApi();
let operator: Who;
let second: Who;
let member: Registered;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});
beforeEach(async () => {
  member = await api.client.register();
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const post = <Value = unknown>(path: string, body: object = {}, who = operator) =>
  api.client.send<Value>('POST', `/wps/ops/${path}`, body, { key: randomUUID(), headers: who });
const give = (campaign: string, account = member.account, who = operator) =>
  post<{ proposal: string | null }>(`campaigns/${campaign}/gifts`, { account, reason: 'a late payout' }, who);
/** Own money at once. */
const gift = (amount = '100.00', change: TermsChange = {}) =>
  publishCampaign(db, {
    trigger: { on: 'manual' },
    reward: {
      kind: 'cash',
      size: { kind: 'fixed', amount },
      wagering: { times: 100, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    giving: { how: 'auto' },
    ...change,
  });
const balance = async () =>
  (await api.client.get<{ balance: string }>('/wps/member/info', member.token)).body.value?.balance;

test('an operator gives a reward to one member, as often as the campaign allows, with the reason on record', async () => {
  const id = await gift('100.00', { budget: { amount: '1000.00', claims: null, perMember: 2 } });
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect(outcome(await give(id, member.account.toUpperCase()))).toBe('200 null');
  await socket.waitFor('reward.changed');
  expect(await balance()).toBe('100.00');
  const audit = await db.query(
    `select actor, after->>'reason' as reason from platform.audit where action = 'reward.issued' order by id desc limit 1`,
  );
  expect(audit).toMatchObject([{ actor: expect.stringMatching(/^operator /), reason: 'a late payout' }]);
  expect(outcome(await give(id))).toBe('200 null');
  expect(outcome(await give(id))).toBe('422 error_not_eligible');
  expect(await balance()).toBe('200.00');
});

test('members do not see the campaign among promotions, and read it with their reward', async () => {
  const id = await gift();
  const list = async () =>
    (await api.client.get<{ list: { id: string }[] }>('/wps/rewards/promotions', member.token)).body.value
      ?.list;
  expect((await list())?.map((promotion) => promotion.id)).not.toContain(id);
  await give(id);
  expect((await api.client.get(`/wps/rewards/promotions/${id}`, member.token)).status).toBe(200);
});

test('what costs more than the limit waits for a second operator', async () => {
  const id = await gift('5000.01');
  const proposal = (await give(id)).body.value?.proposal;
  expect(await balance()).toBe('0.00');
  expect(outcome(await post(`proposals/${proposal}/approval`))).toBe('409 error_proposal_own');
  expect(outcome(await post(`proposals/${proposal}/approval`, {}, second))).toBe('200 null');
  expect(await balance()).toBe('5000.01');
  expect((await give(await gift('5000.00'))).body.value).toEqual({ proposal: null });
});

test('refuses the operator’s own account, whoever may not take part, and what is no gift', async () => {
  const id = await gift();
  await post('member-accounts', { account: member.account });
  expect(outcome(await give(id))).toBe('403 error_self_dealing');
  expect(await balance()).toBe('0.00');
  await db.query('delete from authentication.operator_member');
  expect(outcome(await give(id, 'nobody-there'))).toBe('404 error_not_found');
  expect(outcome(await give(randomUUID()))).toBe('404 error_not_found');
  const code = await publishCampaign(db, { trigger: { on: 'code', code: 'NOGIFT10' } });
  expect(outcome(await give(code))).toBe('422 error_campaign_over');
  const spent = await gift('100.00', { budget: { amount: '99.99', claims: null, perMember: null } });
  expect(outcome(await give(spent))).toBe('422 error_campaign_budget_spent');
  await post(`members/${member.id}/restrictions/no-rewards`, { reason: 'asked for it' });
  expect(outcome(await give(id))).toBe('423 error_rewards_barred');
  const reader = await sessionWith(db, api.url, ['campaign.read', 'campaign.publish']);
  expect((await give(id, member.account, reader)).status).toBe(403);
});
