import { randomUUID } from 'node:crypto';
import type { ValueOf } from '#libs/platform/common/call';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { publishCampaign } from '../campaigns/campaign.fixture.js';
import type { getLotteryLeaderboard } from '../common/lottery-missions.calls.js';
import { type BoardChange, insertBoard, publishBoard } from '../leaderboards/leaderboard.fixture.js';

const { db, api } = setUpTestApi();
const LOTTERY: BoardChange = { scope: { product: 'lottery' } };
let members: Registered[];

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  members = await Promise.all([1, 2, 3].map(() => api.client.register()));
});

const board = (scores: number[], change: BoardChange = LOTTERY) =>
  insertBoard(
    db,
    scores.map((score, at) => ({ member: members[at]?.id ?? '', score })),
    change,
  );
const get = (query: string, member = 0) =>
  api.client.get<ValueOf<typeof getLotteryLeaderboard>>(
    `/lotto/lgw/missions/leaderboard?${query}`,
    members[member]?.token,
  );
const statusOf = async (missionId: string) => (await get(`missionId=${missionId}`)).status;

test('shows the ranks page by page with masked accounts, and the own place on each', async () => {
  const { campaign } = await board([50_000, 70_000, 30_000]);
  const first = (await get(`missionId=${campaign}&pageSize=2`)).body.value;
  expect(first).toMatchObject({
    list: [
      { rank: 1, reachedValue: '700.00', reward: '1000.00' },
      { rank: 2, reachedValue: '500.00', reward: '500.00' },
    ],
    total: 3,
    totalPages: 2,
    currency: 'BDT',
    rewardKind: 'cash',
    footer: { rank: 2, reachedValue: '500.00' },
  });
  for (const { account } of first?.list ?? []) expect(account).toMatch(/^..\*\*\*.$/);
  const second = (await get(`missionId=${campaign}&pageSize=2&pageNo=2`)).body.value;
  expect(second).toMatchObject({ list: [{ rank: 3 }], footer: { rank: 2 } });
});

test('who has no score has no place, and the newest period is shown', async () => {
  const { campaign } = await board([50_000]);
  await db.query(
    `insert into rewards.board (brand, campaign, version, period, starts_at, ends_at, due_at, changed_at)
     values ('mela', $1, 1, '2027-03-11', now(), now() + interval '1 day', now() + interval '1 day', now())`,
    [campaign],
  );
  expect((await get(`missionId=${campaign}`)).body.value).toMatchObject({ list: [], total: 0, footer: null });
});

test('there is none of another product, of a mission, for others, before it begins, or of an unknown id', async () => {
  expect(await statusOf((await board([1], {})).campaign)).toBe(404);
  expect(await statusOf((await board([1], { scope: { product: 'casino' } })).campaign)).toBe(404);
  const scope = { product: 'lottery' as const, types: null, vendors: null, titles: null };
  const mission = await publishCampaign(db, {
    trigger: { on: 'measure', measure: 'rounds', every: 'D', scope },
    reward: { size: { kind: 'steps', steps: [{ target: '2', amount: '5.00' }] } },
  });
  expect(await statusOf(mission)).toBe(404);
  const eligibility = { levels: [5], agents: false, registeredFrom: null };
  expect(await statusOf((await board([1], { ...LOTTERY, terms: { eligibility } })).campaign)).toBe(404);
  expect(await statusOf(await publishBoard(db, LOTTERY))).toBe(404);
  expect(await statusOf(randomUUID())).toBe(404);
  expect(await statusOf((await board([1])).campaign)).toBe(200);
});

test('refuses guests, what is no id, and unknown fields', async () => {
  const id = randomUUID();
  expect((await api.client.get(`/lotto/lgw/missions/leaderboard?missionId=${id}`)).status).toBe(401);
  expect(await statusOf('1')).toBe(400);
  expect((await get('')).status).toBe(400);
  expect(await statusOf(`${id}&language=EN`)).toBe(400);
});
