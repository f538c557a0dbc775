import { randomUUID } from 'node:crypto';
import { dayOf, periodOf } from '#libs/platform/clock/periods';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { publishCampaign } from '../campaigns/campaign.fixture.js';
import type { Mission } from '../common/missions.calls.js';

const { db, api } = setUpTestApi();
const ZONE = 'Asia/Dhaka';
const ANY = { product: null, types: null, vendors: null, titles: null };
let member: Registered;

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  member = await api.client.register();
});

/** 20.00 at 100.00 of valid bets a day, 30.00 at 500.00. */
const mission = (types: ['FISH'] | null = null) =>
  publishCampaign(db, {
    trigger: { on: 'measure', measure: 'valid-bet', every: 'D', scope: { ...ANY, types } },
    reward: {
      kind: 'cash',
      size: {
        kind: 'steps',
        steps: [
          { target: '100.00', amount: '20.00' },
          { target: '500.00', amount: '30.00' },
        ],
      },
      wagering: { times: 100, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
  });
const today = () => dayOf(new Date(), ZONE);
const yesterday = () => dayOf(new Date(periodOf('D', new Date(), ZONE).start.getTime() - 1), ZONE);
const play = (day: string, validBet: number) =>
  db.query(
    `insert into rewards.play_day (brand, member, day, node_id, stake, payout, valid_bet, rounds)
     select 'mela', $1, $2, min(node_id), $3, 0, $3, 1 from games.title where brand = 'mela' and game_type = 'RNG'`,
    [member.id, day, validBet],
  );
const offer = async (campaign: string, occurrence: string, amount: number) => {
  const id = randomUUID();
  await db.query(
    `insert into rewards.entitlement (id, campaign, version, brand, member, occurrence, status, amount, cost, lapses_at, created_at)
     values ($1, $2, 1, 'mela', $3, $4, 'claimable', $5, $5, now() + interval '1 day', now())`,
    [id, campaign, member.id, occurrence, amount],
  );
  await db.query('update rewards.campaign set claims = claims + 1, spent = spent + $2 where id = $1', [
    campaign,
    amount,
  ]);
  return id;
};
const missions = async () =>
  (await api.client.get<{ list: Mission[] }>('/wps/rewards/missions?language=EN', member.token)).body.value
    ?.list ?? [];

test('shows what was done in the period, and each step with its reward', async () => {
  const id = await mission();
  await play(yesterday(), 90_000);
  await play(today(), 12_345);
  const reward = await offer(id, `mission:${today()}:1`, 2000);
  const before = await offer(id, `mission:${yesterday()}:2`, 3000);
  expect(await missions()).toMatchObject([
    {
      id,
      measure: 'valid-bet',
      every: 'D',
      done: '123.45',
      endsAt: periodOf('D', new Date(), ZONE).end.toISOString(),
      steps: [
        { target: '100.00', amount: '20.00', reward: { id: reward, status: 'claimable', amount: '20.00' } },
        { target: '500.00', amount: '30.00', reward: null },
      ],
      earlier: [{ id: before }],
    },
  ]);
});

test('a claim in place pays the step and leaves the badge of missions', async () => {
  const id = await mission();
  const reward = await offer(id, `mission:${today()}:1`, 2000);
  const other = await offer(id, `mission:${today()}:2`, 3000);
  const info = async () => (await api.client.get('/wps/member/info', member.token)).body.value;
  const claim = (of: string) =>
    api.client.send('POST', `/wps/rewards/claims/${of}`, {}, { token: member.token, key: randomUUID() });
  expect((await claim(reward)).body.value).toMatchObject({ status: 'claimed', amount: '20.00' });
  expect(await info()).toMatchObject({ balance: '20.00', claimableMissions: 1, availablePromos: 0 });
  expect((await claim(reward)).body.message).toBe('error_reward_not_claimable');
  expect((await claim(other)).status).toBe(200);
  expect(await info()).toMatchObject({ balance: '50.00', claimableMissions: 0 });
  expect((await missions())[0]?.steps.map((step) => step.reward?.status)).toEqual(['claimed', 'claimed']);
});

test('play of other games does not count, and missions of others are not shown', async () => {
  await mission(['FISH']);
  await play(today(), 50_000);
  expect(await missions()).toMatchObject([{ done: '0.00' }]);
  await db.query(`update rewards.campaign set status = 'ended'`);
  await publishCampaign(db, { eligibility: { levels: [5], agents: false, registeredFrom: null } });
  expect(await missions()).toEqual([]);
});
