import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { publishCampaign } from '../campaigns/campaign.fixture.js';
import type { Measure } from '../common/campaign.js';
import type { Mission } from '../common/missions.calls.js';

const { db, api } = setUpTestApi({ worker: true });
let member: Registered;

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  member = await api.client.register();
});

const mission = (measure: Measure, targets: string[], every: 'once' | 'D' | 'W' = 'W') =>
  publishCampaign(db, {
    trigger: {
      on: 'measure',
      measure,
      every,
      scope: { product: null, types: null, vendors: null, titles: null },
    },
    reward: {
      kind: 'points',
      size: { kind: 'steps', steps: targets.map((target) => ({ target, amount: '5' })) },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
  });
/** Once a worker has looked at it, and given what was reached. */
async function taken(): Promise<void> {
  const waiting = 'select 1 from rewards.signal union all select 1 from rewards.due_award';
  while ((await db.query(waiting)).length > 0) await new Promise(setImmediate);
}
async function deposit(amount: string): Promise<string> {
  const { id } = await api.client.deposit(member.token, amount);
  await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
  await taken();
  return id;
}
const shown = async () => {
  const reply = await api.client.get<{ list: Mission[] }>('/wps/rewards/missions', member.token);
  const [first] = reply.body.value?.list ?? [];
  return { done: first?.done, steps: first?.steps.map(({ reward }) => reward?.status ?? null) };
};
const aWeekPasses = () =>
  db.query(
    `update cashier.deposit_step set at = at - interval '7 days' where deposit in (select id from cashier.deposit where member = $1)`,
    [member.id],
  );

test('deposits of a week add up to the steps, each of which is offered once', async () => {
  await mission('deposit-sum', ['500.00', '900.00']);
  await deposit('300.00');
  expect(await shown()).toEqual({ done: '300.00', steps: [null, null] });
  await deposit('200.00');
  expect(await shown()).toEqual({ done: '500.00', steps: ['claimable', null] });
  await deposit('400.00');
  expect(await shown()).toEqual({ done: '900.00', steps: ['claimable', 'claimable'] });
  await deposit('400.00');
  expect((await db.query('select from rewards.entitlement where member = $1', [member.id])).length).toBe(2);
});

test('of former weeks, of others, and reversed ones count nothing', async () => {
  await mission('deposit-count', ['2']);
  await deposit('300.00');
  await aWeekPasses();
  const reversed = await deposit('300.00');
  await db.query(`update cashier.deposit set status = 'reversed' where id = $1`, [reversed]);
  const first = member;
  member = await api.client.register();
  await deposit('300.00');
  member = first;
  await deposit('300.00');
  expect(await shown()).toEqual({ done: '1', steps: [null] });
  await deposit('300.00');
  expect(await shown()).toEqual({ done: '2', steps: ['claimable'] });
});

test('what was credited before the end of a bar does not count', async () => {
  await mission('deposit-count', ['1']);
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'test', now(), id, 'operator' from authentication.operator limit 1`,
    [member.id],
  );
  await deposit('300.00');
  await db.query(
    `update safer_play.restriction set lifted_at = now(), lifted_by = set_by, lifted_as = set_as, lift_reason = 'test' where member = $1`,
    [member.id],
  );
  expect(await shown()).toEqual({ done: '0', steps: [null] });
});

test('days with a log-in are counted, a day once', async () => {
  await mission('login-days', ['1', '2'], 'once');
  await api.client.login(member.account);
  await api.client.login(member.account);
  await taken();
  expect(await shown()).toEqual({ done: '1', steps: ['claimable', null] });
  await db.query(
    `update authentication.session set started_at = started_at - interval '1 day' where person = $1`,
    [member.id],
  );
  await api.client.login(member.account);
  await taken();
  expect(await shown()).toEqual({ done: '2', steps: ['claimable', 'claimable'] });
});
