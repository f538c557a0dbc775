import { randomUUID } from 'node:crypto';
import { dayOf, periodOf } from '#libs/platform/clock/periods';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { Measure } from '../common/campaign.js';
import type { LotteryMission } from '../common/lottery-missions.calls.js';
import type { PlayScope } from '../common/play-scope.js';

const { db, api } = setUpTestApi();
const ZONE = 'Asia/Dhaka';
const DAY_MS = 86_400_000;
const ANY: PlayScope = { product: null, types: null, vendors: null, titles: null };
const SUMMARY = '/lotto/lgw/missions/summary';
let member: Registered;

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'draft', published_version = null`);
  member = await api.client.register();
});

interface Change {
  measure?: Measure;
  every?: 'once' | 'D';
  targets?: string[];
  terms?: TermsChange;
}
/** Counts what is played in the lottery; 20 points a step. */
const mission = (scope: Partial<PlayScope> = { product: 'lottery' }, change: Change = {}) => {
  const { measure = 'valid-bet', every = 'D', targets = ['100.00', '500.00'], terms } = change;
  return publishCampaign(db, {
    trigger: { on: 'measure', measure, every, scope: { ...ANY, ...scope } },
    reward: {
      kind: 'points',
      size: { kind: 'steps', steps: targets.map((target) => ({ target, amount: '20' })) },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    ...terms,
  });
};
/** So many days ago, in the brand's time zone. */
const day = (ago = 0) => dayOf(new Date(Date.now() - ago * DAY_MS), ZONE);
const titleOf = async (code: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    `select node_id::int as id from games.title where brand = 'mela' and game_code = $1`,
    [code],
  );
  return row?.id ?? 0;
};
const play = async (code: string, validBet: number, on = day()) =>
  db.query(
    `insert into rewards.play_day (brand, member, day, node_id, stake, payout, valid_bet, rounds)
     values ('mela', $1, $2, $3, $4, 0, $4, 1)`,
    [member.id, on, await titleOf(code), validBet],
  );
const offer = async (campaign: string, occurrence: string) => {
  const id = randomUUID();
  await db.query(
    `insert into rewards.entitlement (id, campaign, version, brand, member, occurrence, status, amount, cost, lapses_at, created_at)
     values ($1, $2, 1, 'mela', $3, $4, 'claimable', 20, 20, now() + interval '1 day', now())`,
    [id, campaign, member.id, occurrence],
  );
  return id;
};
const page = async (query = 'language=EN', token = member.token) =>
  (
    await api.client.get<{ list: LotteryMission[]; total: number; totalPages: number }>(
      `${SUMMARY}?${query}`,
      token,
    )
  ).body.value;
const ids = async (query?: string) => (await page(query))?.list.map(({ missionId }) => missionId);

test('shows what was done of a mission in the period, and what became of each milestone', async () => {
  const id = await mission();
  await play('K3_1M', 10_000);
  await play('X5_5M', 2345);
  await play('river-dice', 90_000);
  await play('K3_1M', 90_000, day(1));
  const rewardId = await offer(id, `mission:${day()}:1`);
  const { start, end } = periodOf('D', new Date(), ZONE);
  const answer = await page();
  expect(answer).toMatchObject({ total: 1, totalPages: 1 });
  expect(answer?.list).toEqual([
    {
      missionId: id,
      title: 'Test',
      kind: 'valid-bet',
      gameCodes: expect.arrayContaining(['K3_1M', 'SSC5M', 'VN_5M', 'SEA_5M']),
      startAt: start.toISOString(),
      endAt: end.toISOString(),
      reachedValue: '123.45',
      currency: 'BDT',
      rewardKind: 'points',
      milestones: [
        { target: '100.00', reward: '20', status: 'claimable', rewardId },
        { target: '500.00', reward: '20', status: 'open', rewardId: null },
      ],
    },
  ]);
  expect(answer?.list[0]?.gameCodes).not.toContain('river-dice');
});

test('a mission is of the lottery by its types, vendors or titles, and only if all of its games are', async () => {
  const dice = await titleOf('river-dice');
  const hanoi = await titleOf('VN_5M');
  const types = await mission({ types: ['LOTT'] });
  const vendors = await mission({ vendors: ['TCG_LOTTO_VN', 'TCG_SEA'] });
  const titles = await mission({ titles: [hanoi] });
  await mission({});
  await mission({ types: ['ELOTT', 'RNG'] });
  await mission({ vendors: ['TCG_SEA', 'STUDIO'] });
  await mission({ titles: [hanoi, dice] });
  expect((await ids())?.toSorted()).toEqual([types, vendors, titles].toSorted());
  const { list = [] } = (await page()) ?? {};
  expect(list.find(({ missionId }) => missionId === titles)?.gameCodes).toEqual(['VN_5M']);
});

test('days, wins and rounds are told by their kind, and deposits and log-ins are of no game', async () => {
  const kinds: [Measure, string][] = [
    ['days-played', 'days'],
    ['best-multiple', 'wins'],
    ['rounds', 'rounds'],
    ['net-loss', 'net-loss'],
  ];
  const expected = new Map<string, string>();
  for (const [measure, kind] of kinds)
    expected.set(await mission(undefined, { measure, targets: ['2'] }), kind);
  for (const measure of ['deposit-sum', 'login-days'] as const)
    await mission(undefined, { measure, targets: ['2'] });
  const { list = [] } = (await page()) ?? {};
  expect(new Map(list.map(({ missionId, kind }) => [missionId, kind]))).toEqual(expected);
});

test('a mission that is over shows what was reached until its end, and what was missed', async () => {
  const endsAt = periodOf('D', new Date(Date.now() - DAY_MS), ZONE).start.toISOString();
  const startsAt = new Date(Date.parse(endsAt) - 3 * DAY_MS).toISOString();
  const terms = { schedule: { startsAt, endsAt, weekdays: null } };
  const over = await mission(undefined, { every: 'once', terms });
  const daily = await mission(undefined, { terms });
  const endedByOperator = await mission();
  await db.query(`update rewards.campaign set status = 'ended', changed_at = now() where id = $1`, [
    endedByOperator,
  ]);
  const running = await mission();
  await play('K3_1M', 10_000, day(4));
  await play('K3_1M', 5000, day(2));
  await play('K3_1M', 70_000, day(1));
  const rewardId = await offer(over, 'mission:once:1');
  expect(await ids()).toEqual([running]);
  const { list = [] } = (await page('status=C')) ?? {};
  expect(list[0]).toMatchObject({ missionId: endedByOperator, reachedValue: '0.00' });
  expect(list.find(({ missionId }) => missionId === over)).toMatchObject({
    startAt: startsAt,
    endAt: endsAt,
    reachedValue: '150.00',
    milestones: [
      { status: 'claimable', rewardId },
      { status: 'missed', rewardId: null },
    ],
  });
  expect(list.find(({ missionId }) => missionId === daily)).toMatchObject({
    startAt: new Date(Date.parse(endsAt) - DAY_MS).toISOString(),
    endAt: endsAt,
    reachedValue: '50.00',
  });
});

test('pages, and shows nobody what is for others', async () => {
  const all = await Promise.all([mission(), mission(), mission()]);
  await mission(undefined, { terms: { eligibility: { levels: [5], agents: false, registeredFrom: null } } });
  const first = await page('pageSize=2');
  expect(first).toMatchObject({ total: 3, totalPages: 2 });
  const second = await ids('pageSize=2&pageNo=2');
  expect([...(first?.list.map(({ missionId }) => missionId) ?? []), ...(second ?? [])].toSorted()).toEqual(
    all.toSorted(),
  );
  expect(await ids('pageSize=2&pageNo=3')).toEqual([]);
  await db.query('update members.member set type = 4 where id = $1', [member.id]);
  expect(await ids()).toEqual([]);
});

test('refuses guests, other states and unknown fields', async () => {
  const statusOf = async (query: string, token?: string) =>
    (await api.client.get(`${SUMMARY}?${query}`, token)).status;
  expect(await statusOf('status=O')).toBe(401);
  expect(await statusOf('status=X', member.token)).toBe(400);
  expect(await statusOf('pageNo=0', member.token)).toBe(400);
  expect(await statusOf('status=O&gameCode=K3_1M', member.token)).toBe(400);
});
