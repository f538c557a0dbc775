import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  call,
  FakePortal,
  launch,
  MINOR,
  openStudio,
  scratchFolder,
  type TestStudio,
} from '../studio/studio.fixture.js';
import type { StudioOptions } from '../studio/studio.js';

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

function open(options: Partial<StudioOptions> = {}): TestStudio {
  const studio = openStudio(file, portal.url, options);
  ends.unshift(studio.close);
  return studio;
}

const START = 100_000;
const roll = { amount: '1000', target: 5050, over: true };
const statesOf = ({ studio }: TestStudio) =>
  studio.vendor.store.allTransactions().map(({ operation, state }) => `${operation} ${state}`);

/** Ends with the nth attempt to tell a win or a rollback. */
function counter() {
  const waiting: { count: number; resolve: () => void }[] = [];
  let attempts = 0;
  const onAttempt = () => {
    attempts += 1;
    for (const { count, resolve } of waiting) if (attempts >= count) resolve();
  };
  const reach = (count: number) =>
    attempts >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve }));
  return { onAttempt, reach };
}

test.each(['lost', 'ignored', 500, 404, 'RS_ERROR_UNKNOWN'] as const)(
  'a bet without an answer (%s) is taken back until the portal says so, and the stake is there again',
  async (manner) => {
    const { onAttempt, reach } = counter();
    const studio = open({ onAttempt });
    const bearer = await launch(studio);
    portal.manner = ({ operation }, nth) => {
      if (operation === 'bet') return manner;
      return operation === 'rollback' && nth < 3 ? 503 : 'done';
    };
    const reply = await call(studio, bearer, '/dice/roll', roll);
    expect(reply).toEqual({ status: 503, body: { error: 'game_unavailable', params: {} } });
    await reach(4);

    const [bet] = portal.of('bet');
    const rollbacks = portal.of('rollback');
    expect(rollbacks).toHaveLength(4);
    expect(new Set(rollbacks.map(({ body }) => body.transaction_uuid)).size).toBe(1);
    expect(rollbacks[0]?.body).toMatchObject({ reference_transaction_uuid: bet?.body.transaction_uuid });
    expect(statesOf(studio)).toEqual(['bet unanswered', 'rollback accepted']);
    expect(portal.balance).toBe(START * MINOR);
    const rounds = (await call(studio, bearer, '/rounds')).body['rounds'];
    expect(rounds).toMatchObject([{ state: 'void', payout: '0', result: null }]);
    portal.manner = () => 'done';
    expect((await call(studio, bearer, '/dice/roll', roll)).body).toMatchObject({ fairness: { nonce: 1 } });
  },
);

test('a bet that is answered too late is taken back', async () => {
  const { onAttempt, reach } = counter();
  const studio = open({ walletTimeout: 200, onAttempt });
  const bearer = await launch(studio);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'held' : 'done');
  expect((await call(studio, bearer, '/dice/roll', roll)).body['error']).toBe('game_unavailable');
  await reach(1);
  portal.release();
  await portal.reach('rollback', 1);
  expect(portal.balance).toBe(START * MINOR);
});

test('a win whose answer is lost is told again, and paid once', async () => {
  const { onAttempt, reach } = counter();
  const studio = open({ onAttempt });
  const bearer = await launch(studio);
  portal.manner = ({ operation }, nth) => {
    if (operation !== 'win') return 'done';
    return (['lost', 500, 'ignored', 'RS_ERROR_LIMIT_REACHED'] as const)[nth] ?? 'done';
  };
  const { status, body } = await call(studio, bearer, '/dice/roll', roll);
  expect(status).toBe(200);
  // The player is told what they have, although the portal was not heard.
  expect(body['balance']).toBe(String(START - 1000 + Number(body['payout'])));
  await reach(5);
  expect(statesOf(studio)).toEqual(['bet accepted', 'win accepted']);
  expect(new Set(portal.of('win').map((one) => one.body.transaction_uuid)).size).toBe(1);
  expect(portal.balance).toBe((START - 1000 + Number(body['payout'])) * MINOR);
});

test('a win that was not told is told after a restart, even when the file ends in a torn line', async () => {
  const { onAttempt, reach } = counter();
  const before = open({ pauses: [60_000], onAttempt });
  const bearer = await launch(before);
  portal.manner = ({ operation }) => (operation === 'win' ? 503 : 'done');
  const { body } = await call(before, bearer, '/dice/roll', roll);
  await reach(1);
  await before.close();
  expect(portal.balance).toBe((START - 1000) * MINOR);
  appendFileSync(file, '[{"round":{"id":"torn');

  portal.manner = () => 'done';
  const told = counter();
  const after = open({ onAttempt: told.onAttempt });
  await told.reach(1);
  expect(statesOf(after)).toEqual(['bet accepted', 'win accepted']);
  expect(portal.balance).toBe((START - 1000 + Number(body['payout'])) * MINOR);
  const again = await call(after, bearer, '/rounds');
  expect(again.body['rounds']).toMatchObject([{ round: body['round'], state: 'settled' }]);
  expect((await call(after, bearer, '/dice/roll', roll)).body).toMatchObject({ fairness: { nonce: 2 } });
});

test('a bet that was under way when the studio ended is taken back by the next start', async () => {
  const before = open();
  const bearer = await launch(before);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'held' : 'done');
  const rolling = call(before, bearer, '/dice/roll', roll);
  await portal.reach('bet', 1);
  await before.close();
  expect((await rolling).body['error']).toBe('game_unavailable');
  portal.release();

  const { onAttempt, reach } = counter();
  const after = open({ onAttempt });
  await reach(1);
  expect(statesOf(after)).toEqual(['bet unanswered', 'rollback accepted']);
  expect(portal.balance).toBe(START * MINOR);
});

test('a round that a crash left open is void, and its stake goes back', async () => {
  const before = open();
  const bearer = await launch(before);
  const session = await before.studio.vendor.sessions.enter(bearer);
  const { id } = before.studio.vendor.seeds.current('mela:4711', 'river-dice');
  await before.studio.vendor.rounds.open(session, {
    stake: 1000n,
    source: { pair: id, nonce: 0 },
    input: { kind: 'dice', target: 5050, over: true },
  });
  expect(portal.balance).toBe((START - 1000) * MINOR);
  const { onAttempt, reach } = counter();
  // As after kill -9: the first studio is not asked to stop.
  const after = openStudio(file, portal.url, { onAttempt });
  ends.unshift(after.close);
  await reach(1);
  expect(statesOf(after)).toEqual(['bet accepted', 'rollback accepted']);
  expect(portal.balance).toBe(START * MINOR);
});

test('a win that can never be taken is given up, and said to be', async () => {
  const { onAttempt, reach } = counter();
  const studio = open({ onAttempt });
  const bearer = await launch(studio);
  portal.manner = ({ operation }) => (operation === 'win' ? 'RS_ERROR_WRONG_CURRENCY' : 'done');
  await call(studio, bearer, '/dice/roll', roll);
  await reach(1);
  expect(statesOf(studio)).toEqual(['bet accepted', 'win refused']);
});

test('a token that the portal does not know ends the session; a silent portal does not', async () => {
  const studio = open();
  const bearer = await launch(studio);
  portal.manner = () => 'ignored';
  expect((await call(studio, bearer, '/session')).body['error']).toBe('game_unavailable');
  portal.manner = () => 'done';
  expect((await call(studio, bearer, '/session')).status).toBe(200);
  const [first, second] = portal.of('authenticate');
  expect(second?.body['request_uuid']).toBe(first?.body['request_uuid']);

  const other = await launch(studio);
  portal.manner = () => 'RS_ERROR_INVALID_TOKEN';
  expect((await call(studio, other, '/session')).body['error']).toBe('session_ended');
  portal.manner = () => 'done';
  expect((await call(studio, other, '/session')).body['error']).toBe('session_ended');
});
