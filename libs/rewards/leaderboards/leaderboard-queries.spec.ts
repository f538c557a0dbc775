import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { Leaderboard, RankedPlace } from '../common/leaderboards.calls.js';
import { type BoardChange, insertBoard } from './leaderboard.fixture.js';

const { db, api } = setUpTestApi();
let members: Registered[];

beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  members = await Promise.all([1, 2, 3].map(() => api.client.register()));
});

/** A board with the scores of the members in their order. */
async function board(scores: number[], change: BoardChange = {}, ends?: string): Promise<string> {
  const ofMembers = scores.map((score, at) => ({ member: members[at]?.id ?? '', score }));
  return (await insertBoard(db, ofMembers, change, ends)).id;
}
const list = async (member = 0) =>
  (
    await api.client.get<{ list: Leaderboard[] }>(
      '/wps/rewards/leaderboard?language=EN',
      members[member]?.token,
    )
  ).body.value?.list ?? [];
const get = (id: string, member = 0) =>
  api.client.get<Leaderboard & { top: RankedPlace[] }>(
    `/wps/rewards/leaderboard/${id}?language=EN`,
    members[member]?.token,
  );

test('shows the ranks with masked names, and the own rank with what is missing to the next one', async () => {
  const id = await board([50_000, 70_000, 50_000]);
  const { value } = (await get(id, 2)).body;
  expect(value).toMatchObject({
    id,
    state: 'open',
    taking: 'part',
    participants: 3,
    own: { rank: 3, score: '500.00', prize: '300.00', toNext: '0.01' },
  });
  expect(value?.top.map(({ rank, score, prize, own }) => [rank, score, prize, own])).toEqual([
    [1, '700.00', '1000.00', false],
    [2, '500.00', '500.00', false],
    [3, '500.00', '300.00', true],
  ]);
  for (const { alias } of value?.top ?? []) expect(alias).toMatch(/^..\*\*\*.$/);
  expect(await list(1)).toMatchObject([{ id, own: { rank: 1, toNext: null } }]);
});

test('members who are alike have one rank where ties share, and multiples have two digits', async () => {
  const id = await board([1205, 3000, 1205], { ties: 'share', metric: 'best-multiple', optIn: true });
  const { value } = (await get(id, 2)).body;
  expect(value).toMatchObject({ taking: 'join', own: { rank: 2, score: '12.05', toNext: '17.95' } });
  expect(value?.top.map(({ rank }) => rank)).toEqual([1, 2, 2]);
});

test('a board that is over is provisional, then final with its standing', async () => {
  const id = await board([100, 200], {}, '-1 minute');
  expect(await list()).toMatchObject([{ id, state: 'provisional', own: { rank: 2, toNext: null } }]);
  await db.query('update rewards.board set due_at = null, closed_at = now() where id = $1', [id]);
  await db.query('insert into rewards.standing values ($1, 1, 1, $2, 200, 5000)', [id, members[1]?.id]);
  expect((await get(id, 1)).body.value).toMatchObject({
    state: 'final',
    participants: 1,
    own: { rank: 1, prize: '50.00' },
    top: [{ rank: 1, prize: '50.00', own: true }],
  });
  expect(await list()).toMatchObject([{ id, state: 'final', own: null }]);
});

test('boards for others are not there, and neither are unknown ones', async () => {
  const id = await board([100], {
    terms: { eligibility: { levels: [5], agents: false, registeredFrom: null } },
  });
  expect(await list()).toEqual([]);
  expect((await get(id)).status).toBe(404);
  expect((await get('999999')).status).toBe(404);
  expect((await get('no')).status).toBe(400);
});
