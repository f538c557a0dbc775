import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  call,
  type FakePortal,
  launch,
  MINOR,
  openStudio,
  scratchFolder,
  signedRequest,
  studioOfEachTest,
  type TestStudio,
  USER,
} from '../studio/studio.fixture.js';

const current = studioOfEachTest();
let portal: FakePortal;
let studio: TestStudio;
beforeEach(() => {
  ({ portal, studio } = current);
});

const HOUR = 3_600_000;
const PATH = '/studio/game/free-rounds';
const VALUE = 1000;
const SLOT = { game_code: 'lantern-reels' };

/** Three rounds of 10.00 on a slot of ten lines. */
const order = (changes: object = {}) => ({
  operator_id: 'mela',
  reward_uuid: randomUUID(),
  user: USER,
  game_code: 'lantern-reels',
  currency: 'BDT',
  bet_count: 3,
  bet_value: VALUE * MINOR,
  start: new Date(Date.now() - HOUR).toISOString(),
  end: new Date(Date.now() + HOUR).toISOString(),
  ...changes,
});
async function post(path: string, fields: object, options?: Parameters<typeof signedRequest>[3]) {
  const reply = await studio.server.inject(signedRequest('POST', path, fields, options));
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
}
async function list() {
  const reply = await studio.server.inject(signedRequest('GET', `${PATH}?user=${USER}`));
  return reply.json().free_rounds as Record<string, unknown>[];
}
async function granted(changes: object = {}): Promise<string> {
  const fields = order(changes);
  expect((await post(PATH, fields)).status).toBe(200);
  return fields.reward_uuid;
}
const spin = (bearer: string, reward: string) => call(studio, bearer, '/slot/spin', { reward });
const freeRoundsOf = async (bearer: string) => (await call(studio, bearer, '/session')).body.freeRounds;

test('a grant is answered with its state, the same one again with the same, another under its id with a conflict', async () => {
  const fields = order();
  const first = await post(PATH, fields);
  const { operator_id: _, ...terms } = fields;
  expect(first).toEqual({ status: 200, body: { ...terms, left: 3, state: 'active' } });
  expect(await post(PATH, fields)).toEqual(first);
  const other = await post(PATH, { ...fields, bet_count: 4 });
  expect([other.status, other.body.error]).toEqual([409, 'conflict']);
  expect(await list()).toEqual([first.body]);
});

test.each([
  [{ game_code: 'river-dice' }, 409, 'not_offered'],
  [{ game_code: 'no-such-game' }, 409, 'not_offered'],
  [{ currency: 'XYZ' }, 409, 'not_offered'],
  [{ bet_value: VALUE * MINOR + 1 }, 409, 'not_offered'],
  [{ bet_value: 1003 * MINOR }, 409, 'not_offered'],
  [{ bet_value: 0 }, 400, 'malformed'],
  [{ bet_count: 0 }, 400, 'malformed'],
  [{ end: '2020-01-01T00:00:00Z' }, 400, 'malformed'],
  [{ operator_id: 'other' }, 400, 'malformed'],
])('a grant with %j is refused with %d %s', async (changes, status, error) => {
  const refused = await post(PATH, order(changes));
  expect([refused.status, refused.body.error]).toEqual([status, error]);
  expect(await list()).toEqual([]);
});

test('the calls are signed as the others', async () => {
  expect((await post(PATH, order(), { secret: 'another' })).status).toBe(403);
  const id = await granted();
  const cancel = { operator_id: 'mela', reward_uuid: id };
  expect((await post(`${PATH}/cancel`, cancel, { secret: 'another' })).status).toBe(403);
  expect(await list()).toMatchObject([{ state: 'active' }]);
});

test('free rounds are played without a stake, each reported with its reward, and never more than granted', async () => {
  const reward = await granted();
  const bearer = await launch(studio, SLOT);
  expect(await freeRoundsOf(bearer)).toMatchObject([{ reward, left: 3, value: String(VALUE), won: '0' }]);
  const before = portal.balance;
  const played = [await spin(bearer, reward), await spin(bearer, reward), await spin(bearer, reward)];
  const won = played.reduce((sum, { body }) => sum + Number(body.payout), 0);
  expect(played.at(-1)?.body.freeRounds).toMatchObject([{ left: 0, won: String(won) }]);
  expect(portal.balance).toBe(before + won * MINOR);
  for (const { body } of portal.of('bet'))
    expect(body).toMatchObject({ amount: 0, is_free: true, reward_uuid: reward });
  for (const { body } of portal.of('win')) expect(body).toMatchObject({ is_free: true, reward_uuid: reward });
  expect(portal.of('win').reduce((sum, { body }) => sum + Number(body.amount), 0)).toBe(won * MINOR);
  const more = await spin(bearer, reward);
  expect([more.status, more.body.error, portal.of('bet').length]).toEqual([409, 'free_rounds_over', 3]);
  expect(await list()).toMatchObject([{ left: 0, state: 'played' }]);
  expect(await freeRoundsOf(bearer)).toEqual([]);
});

test('spins that come at once take no more than is left', async () => {
  const reward = await granted({ bet_count: 2 });
  const bearer = await launch(studio, SLOT);
  const played = await Promise.all(Array.from({ length: 6 }, () => spin(bearer, reward)));
  expect(played.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(portal.of('bet')).toHaveLength(2);
});

test('a free round wins what the same reels win for its value', async () => {
  const reward = await granted({ bet_count: 40 });
  const bearer = await launch(studio, SLOT);
  let winning: Record<string, unknown> | undefined;
  for (let spins = 0; spins < 40 && !winning; spins++) {
    const { body } = await spin(bearer, reward);
    if (Number(body.payout) > 0) winning = body;
  }
  const wins = winning?.wins as { payout: string }[];
  expect(String(wins.reduce((sum, { payout }) => sum + Number(payout), 0))).toBe(winning?.payout);
  const reply = await studio.server.inject(
    signedRequest('GET', `/studio/game/round?round=${winning?.round}`),
  );
  expect(reply.json()).toMatchObject({ stake: 0, reward_uuid: reward });
});

test('free rounds belong to their player, game and currency, and to no demo', async () => {
  const reward = await granted();
  const others = [{ ...SLOT, user: '4712' }, { game_code: 'mango-grove' }, { ...SLOT, demo: true }];
  for (const other of others) {
    const bearer = await launch(studio, other);
    expect((await spin(bearer, reward)).body.error).toBe('free_rounds_over');
  }
  const euros = await granted({ currency: 'EUR' });
  expect((await spin(await launch(studio, SLOT), euros)).body.error).toBe('free_rounds_over');
  expect(portal.of('bet')).toEqual([]);
});

test('free rounds are played within their term alone', async () => {
  const later = await granted({ start: new Date(Date.now() + HOUR / 2).toISOString() });
  const past = new Date(Date.now() - HOUR / 2).toISOString();
  const before = await granted({ end: past });
  const bearer = await launch(studio, SLOT);
  expect(await freeRoundsOf(bearer)).toEqual([]);
  for (const reward of [later, before])
    expect((await spin(bearer, reward)).body.error).toBe('free_rounds_over');
  expect(await list()).toMatchObject([{ state: 'expired' }, { state: 'active' }]);
});

test('a cancellation ends what is left, twice alike, and nobody else may do it', async () => {
  const reward = await granted();
  const bearer = await launch(studio, SLOT);
  await spin(bearer, reward);
  const fields = { operator_id: 'mela', reward_uuid: reward };
  const other = { operator_id: 'other', reward_uuid: reward };
  expect((await post(`${PATH}/cancel`, other, { operator: 'other' })).status).toBe(404);
  const cancelled = await post(`${PATH}/cancel`, fields);
  expect(cancelled).toMatchObject({ status: 200, body: { left: 2, state: 'cancelled' } });
  expect(await post(`${PATH}/cancel`, fields)).toEqual(cancelled);
  expect((await spin(bearer, reward)).body.error).toBe('free_rounds_over');
  const unknown = await post(`${PATH}/cancel`, { ...fields, reward_uuid: randomUUID() });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'not_found']);
});

test('the portal has the last word: free rounds that it refuses are over', async () => {
  const reward = await granted();
  const bearer = await launch(studio, SLOT);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'RS_ERROR_LIMIT_REACHED' : 'done');
  expect((await spin(bearer, reward)).body.error).toBe('free_rounds_over');
  expect(await list()).toMatchObject([{ left: 3, state: 'cancelled' }]);
});

test('a free bet without an answer is rolled back, and its round is there again', async () => {
  const reward = await granted();
  const bearer = await launch(studio, SLOT);
  portal.manner = ({ operation }, nth) => (operation === 'bet' && nth === 0 ? 'lost' : 'done');
  expect((await spin(bearer, reward)).body.error).toBe('game_unavailable');
  await portal.reach('rollback', 1);
  expect(await list()).toMatchObject([{ left: 3, state: 'active' }]);
  expect((await spin(bearer, reward)).status).toBe(200);
});

test('grants and what was played of them survive a restart', async () => {
  const folder = scratchFolder();
  const file = join(folder.path, 'restart.jsonl');
  studio = openStudio(file, portal.url);
  const reward = await granted();
  await spin(await launch(studio, SLOT), reward);
  await studio.close();
  studio = openStudio(file, portal.url);
  expect(await list()).toMatchObject([{ reward_uuid: reward, left: 2, state: 'active' }]);
  await studio.close();
  folder.remove();
});
