import { join } from 'node:path';
import { CASH_OUT, minesPayout } from '../../common/instant/mines.js';
import {
  call,
  FakePortal,
  launch,
  MINOR,
  openStudio,
  scratchFolder,
  type TestStudio,
} from './studio.fixture.js';

const folder = scratchFolder();
const ends: (() => Promise<unknown>)[] = [];
let portal: FakePortal;
let file: string;
let files = 0;

beforeEach(async () => {
  portal = await new FakePortal().start();
  file = join(folder.path, `${++files}.jsonl`);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await portal.close();
});
afterAll(folder.remove);

function open(): TestStudio {
  const studio = openStudio(file, portal.url);
  ends.unshift(studio.close);
  return studio;
}

interface Round {
  round: string;
  steps: number[];
  over: boolean;
  payout: string;
  shown: number[];
}

const START = 100_000;
const bet = { amount: '1000', choice: 3 };
const mines = (studio: TestStudio) => launch(studio, { game_code: 'lily-mines' });
const step = (studio: TestStudio, bearer: string, round: string, at: number, tile: number) =>
  call(studio, bearer, '/instant/step', { round, at, step: tile });
const openRound = async (studio: TestStudio, bearer: string) =>
  (await call(studio, bearer, '/session')).body['openRound'] as Round | null;

/** Bets, and turns over the first tile, which is safe with the seed of the specs. */
async function start(studio: TestStudio, bearer: string): Promise<string> {
  const { status, body } = await call(studio, bearer, '/instant/play', bet);
  expect([status, body['over'], body['shown']]).toEqual([200, false, []]);
  const round = String(body['round']);
  expect((await step(studio, bearer, round, 0, 0)).body).toMatchObject({ over: false, steps: [0] });
  return round;
}

test('a round stays open at the portal until it is cashed out, and is paid once however often that is asked', async () => {
  const studio = open();
  const bearer = await mines(studio);
  const round = await start(studio, bearer);
  expect(portal.of('win')).toEqual([]);
  expect(portal.balance).toBe((START - 1000) * MINOR);
  const payout = minesPayout(1000n, 3, 1);
  const replies = await Promise.all([1, 2, 3].map(() => step(studio, bearer, round, 1, CASH_OUT)));
  for (const { status, body } of replies) {
    expect(status).toBe(200);
    expect(body).toMatchObject({
      over: true,
      payout: String(payout),
      shown: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(body['balance']).toBe(String(BigInt(START - 1000) + payout));
  }
  expect(portal.of('win').map(({ body }) => [body['round_closed'], body['amount']])).toEqual([
    [true, Number(payout) * MINOR],
  ]);
  expect((await step(studio, bearer, round, 2, CASH_OUT)).body['error']).toBe('round_closed');
  expect(portal.balance).toBe((START - 1000 + Number(payout)) * MINOR);
});

test('a mine takes the stake: the round is closed with a win of nothing', async () => {
  const studio = open();
  const bearer = await mines(studio);
  const round = await start(studio, bearer);
  let last: Round | undefined;
  for (let at = 1; last?.over !== true; at += 1)
    last = (await step(studio, bearer, round, at, at)).body as unknown as Round;
  expect(last).toMatchObject({ payout: '0' });
  expect(last.shown).toContain(last.steps.at(-1));
  expect(portal.of('win').map(({ body }) => [body['round_closed'], body['amount']])).toEqual([[true, 0]]);
  expect((await call(studio, bearer, '/rounds')).body['rounds']).toMatchObject([
    { state: 'settled', result: { kind: 'instant', choice: 3, steps: last.steps, shown: last.shown } },
  ]);
});

test('after a kill and in a new session the round is as it was, and can be cashed out', async () => {
  const before = open();
  const round = await start(before, await mines(before));
  // As after kill -9: the first studio is not asked to stop.
  const after = open();
  const bearer = await mines(after);
  expect(await openRound(after, bearer)).toMatchObject({ round, steps: [0], over: false, shown: [] });
  const payout = Number(minesPayout(1000n, 3, 1));
  const { body } = await step(after, bearer, round, 1, CASH_OUT);
  expect(body).toMatchObject({ over: true, balance: String(START - 1000 + payout) });
  expect(portal.balance).toBe((START - 1000 + payout) * MINOR);
  expect(portal.of('rollback')).toEqual([]);
  expect(await openRound(after, bearer)).toBeNull();
  expect((await call(after, bearer, '/session')).body['balance']).toBe(String(START - 1000 + payout));
});

test('a round that was over but not settled when the studio was killed is settled by the next start', async () => {
  const before = open();
  const bearer = await launch(before, { game_code: 'rain-plinko' });
  const session = await before.studio.vendor.sessions.enter(bearer);
  const { pair, source } = before.studio.vendor.seeds.next('mela:4711', 'rain-plinko');
  await before.studio.vendor.rounds.open(session, {
    stake: 1000n,
    source,
    input: { kind: 'instant', choice: 0, steps: [] },
    alongside: [{ pair }],
  });
  const after = open();
  await portal.reach('win', 1);
  expect(portal.of('rollback')).toEqual([]);
  expect((await call(after, bearer, '/rounds')).body['rounds']).toMatchObject([{ state: 'settled' }]);
});

test('while a round is open no other bet is taken, and no seeds are told', async () => {
  const studio = open();
  const bearer = await mines(studio);
  const round = await start(studio, bearer);
  const refused = { status: 409, body: { error: 'round_open', params: {} } };
  expect(await call(studio, bearer, '/instant/play', bet)).toEqual(refused);
  expect(await call(studio, bearer, '/seeds', { clientSeed: 'x' })).toEqual(refused);
  expect(portal.of('bet')).toHaveLength(1);
  await step(studio, bearer, round, 1, CASH_OUT);
  expect((await call(studio, bearer, '/seeds', { clientSeed: 'x' })).status).toBe(200);
});

test.each<[number, number, number, string]>([
  [1, 0, 400, 'invalid_input'],
  [1, 99, 400, 'invalid_input'],
  [2, 1, 409, 'round_closed'],
  [0, 5, 409, 'round_closed'],
])('refuses after one step the step %d to tile %d', async (at, tile, status, error) => {
  const studio = open();
  const bearer = await mines(studio);
  const round = await start(studio, bearer);
  const reply = await step(studio, bearer, round, at, tile);
  expect([reply.status, reply.body['error']]).toEqual([status, error]);
  expect(await openRound(studio, bearer)).toMatchObject({ steps: [0] });
});

test('nobody steps in the round of another', async () => {
  const studio = open();
  const round = await start(studio, await mines(studio));
  const other = await launch(studio, { game_code: 'lily-mines', demo: true });
  expect((await step(studio, other, round, 1, CASH_OUT)).body['error']).toBe('round_closed');
  expect(await openRound(studio, other)).toBeNull();
});
