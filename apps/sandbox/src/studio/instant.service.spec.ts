import { diceRoll, seedHash, slotStops } from '../../common/fairness.js';
import { SLOT_TITLES } from '../../common/studio/slot-titles.js';
import { call, type FakePortal, launch, MINOR, studioOfEachTest, type TestStudio } from './studio.fixture.js';

const current = studioOfEachTest();
let portal: FakePortal;
let studio: TestStudio;
beforeEach(() => {
  ({ portal, studio } = current);
});

const roll = { amount: '1000', target: 5050, over: true };

test('a session authenticates once, and shows what its page needs', async () => {
  const bearer = await launch(studio);
  const { status, body } = await call(studio, bearer, '/session');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    game: 'river-dice',
    kind: 'dice',
    balance: '100000',
    currency: { code: 'BDT', digits: 2 },
    demo: false,
    depositUrl: 'http://localhost:3000/member/deposit',
    limits: { min: '100', max: '1000000', maxWin: '100000000' },
    fairness: { nonce: 0 },
  });
  await call(studio, bearer, '/session');
  await call(studio, bearer, '/dice/roll', roll);
  expect(portal.of('authenticate')).toHaveLength(1);
  expect(portal.calls.every(({ signed }) => signed)).toBe(true);
  expect(portal.of('authenticate')[0]?.body).toMatchObject({
    token: 'token of the launch',
    game_code: 'river-dice',
  });
});

test('rolls follow from the seeds, move the money, and can be checked once the seed is told', async () => {
  const bearer = await launch(studio);
  const shown = (await call(studio, bearer, '/session')).body['fairness'] as { serverSeedHash: string };
  const rolls = [];
  let balance = 100_000;
  for (let bet = 0; bet < 6; bet += 1) {
    const { body } = await call(studio, bearer, '/dice/roll', roll);
    rolls.push(body['roll']);
    balance += Number(body['payout']) - 1000;
    expect(body).toMatchObject({ balance: String(balance), fairness: { nonce: bet + 1 } });
    expect(body['payout']).toBe(body['won'] ? '2000' : '0');
    expect(portal.balance).toBe(balance * MINOR);
  }
  expect(new Set(rolls).size).toBeGreaterThan(1);
  expect(portal.of('win').map(({ body }) => body['round_closed'])).toEqual(Array(6).fill(true));

  const { body } = await call(studio, bearer, '/seeds', { clientSeed: 'my-own' });
  const revealed = body['revealed'] as { serverSeed: string; clientSeed: string; lastNonce: number };
  expect(await seedHash(revealed.serverSeed)).toBe(shown.serverSeedHash);
  expect(revealed.lastNonce).toBe(5);
  const again = rolls.map((_, nonce) => diceRoll({ ...revealed, nonce }));
  expect(await Promise.all(again)).toEqual(rolls);
  expect(body['fairness']).toMatchObject({ clientSeed: 'my-own', nonce: 0 });
});

test('spins stop where the seeds say, and pay what the paytable says', async () => {
  const bearer = await launch(studio, { game_code: 'mango-grove' });
  const stops = [];
  let won = 0;
  for (let spin = 0; spin < 12; spin += 1) {
    const { body } = await call(studio, bearer, '/slot/spin', { amount: '100' });
    stops.push(body['stops']);
    const wins = body['wins'] as { payout: string }[];
    expect(body['payout']).toBe(String(wins.reduce((sum, { payout }) => sum + Number(payout), 0)));
    won += Number(body['payout']);
  }
  expect(portal.balance).toBe((100_000 - 1200 + won) * MINOR);
  const { body } = await call(studio, bearer, '/seeds', { clientSeed: 'x' });
  const revealed = body['revealed'] as { serverSeed: string; clientSeed: string };
  const lengths = SLOT_TITLES['mango-grove'].reels.map(({ length }) => length);
  expect(await Promise.all(stops.map((_, nonce) => slotStops({ ...revealed, nonce }, lengths)))).toEqual(
    stops,
  );
});

test('the seeds of a round are told with their rotation only', async () => {
  const bearer = await launch(studio);
  await call(studio, bearer, '/dice/roll', roll);
  const proofs = async () =>
    (
      (await call(studio, bearer, '/rounds')).body['rounds'] as { proof: { serverSeed: string | null } }[]
    ).map(({ proof }) => proof.serverSeed);
  expect(await proofs()).toEqual([null]);
  await call(studio, bearer, '/seeds', { clientSeed: 'x' });
  await call(studio, bearer, '/dice/roll', roll);
  expect(await proofs()).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('bets of one player take turns: no nonce is used twice, and the money is right', async () => {
  const bearer = await launch(studio);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(studio, bearer, '/dice/roll', roll)),
  );
  const nonces = replies.map(({ body }) => (body['fairness'] as { nonce: number }).nonce);
  expect([...nonces].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  const order = portal.calls.map(({ operation }) => operation).filter((name) => name !== 'authenticate');
  expect(order).toEqual(Array.from({ length: 20 }, () => ['bet', 'win']).flat());
  const payouts = replies.reduce((sum, { body }) => sum + Number(body['payout']), 0);
  expect(portal.balance).toBe((100_000 - 20_000 + payouts) * MINOR);
});

test.each<[object, number, object]>([
  [{ ...roll, amount: '99' }, 422, { error: 'limit', params: { rule: 'min', value: '100' } }],
  [{ ...roll, amount: '1000001' }, 422, { error: 'limit', params: { rule: 'max', value: '1000000' } }],
  [
    { ...roll, target: 9999, amount: '1000000' },
    422,
    { error: 'limit', params: { rule: 'maxWin', value: '100000000' } },
  ],
  [{ ...roll, target: 10_000 }, 400, { error: 'invalid_input', params: { field: 'target' } }],
  [{ ...roll, amount: '1e3' }, 400, { error: 'invalid_input', params: { field: 'amount' } }],
  [{ ...roll, extra: true }, 400, { error: 'invalid_input', params: { field: 'extra' } }],
])('refuses %j and asks nothing of the portal', async (request, status, body) => {
  const bearer = await launch(studio);
  expect(await call(studio, bearer, '/dice/roll', request)).toEqual({ status, body });
  expect(portal.of('bet')).toEqual([]);
});

test.each<[`RS_${string}`, number, string]>([
  ['RS_ERROR_NOT_ENOUGH_MONEY', 422, 'insufficient_funds'],
  ['RS_ERROR_LIMIT_REACHED', 422, 'limit'],
  ['RS_ERROR_TOKEN_EXPIRED', 401, 'session_ended'],
  ['RS_ERROR_USER_DISABLED', 401, 'session_ended'],
  ['RS_ERROR_INVALID_GAME', 503, 'game_unavailable'],
])('a bet that the portal refuses with %s does not count', async (status, code, error) => {
  const bearer = await launch(studio);
  portal.manner = ({ operation }) => (operation === 'bet' ? status : 'done');
  expect(await call(studio, bearer, '/dice/roll', roll)).toEqual({
    status: code,
    body: { error, params: {} },
  });
  portal.manner = () => 'done';
  const { body } = await call(studio, bearer, '/dice/roll', roll);
  expect(body).toMatchObject({ fairness: { nonce: 1 } });
  expect(portal.of('rollback')).toEqual([]);
  expect((await call(studio, bearer, '/rounds')).body['rounds']).toHaveLength(1);
});

test('a game is played with its own calls alone, and with a session alone', async () => {
  const dice = await launch(studio);
  const slot = await launch(studio, { game_code: 'lantern-reels' });
  expect((await call(studio, dice, '/slot/spin', { amount: '1000' })).status).toBe(400);
  expect((await call(studio, slot, '/dice/roll', roll)).status).toBe(400);
  expect((await call(studio, slot, '/slot/spin', { amount: '1001' })).body).toEqual({
    error: 'limit',
    params: { rule: 'step', value: '10' },
  });
  const stranger = await call(studio, 'nobody', '/session');
  expect(stranger).toEqual({ status: 401, body: { error: 'session_ended', params: {} } });
});

test('a demo plays with money of the studio, and asks nothing of the portal', async () => {
  const bearer = await launch(studio, { demo: true });
  const { body } = await call(studio, bearer, '/dice/roll', { ...roll, amount: '900000' });
  expect(Number(body['balance'])).toBe(100_000 + Number(body['payout']));
  const other = await launch(studio, { demo: true });
  expect((await call(studio, other, '/balance')).body).toEqual({ balance: '1000000' });
  await call(studio, other, '/dice/roll', { ...roll, target: 9999, amount: '10000' });
  expect((await call(studio, other, '/dice/roll', { ...roll, amount: '1000000' })).body['error']).toBe(
    'insufficient_funds',
  );
  expect(portal.calls).toEqual([]);
});
