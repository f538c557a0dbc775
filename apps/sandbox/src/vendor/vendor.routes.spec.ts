import { STUDIO_CODES } from '../../common/api.js';
import {
  call,
  type FakePortal,
  launch,
  launchFields,
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

const roll = { amount: '1000', target: 5050, over: true };
const get = (url: string, options?: Parameters<typeof signedRequest>[3]) =>
  studio.server.inject(signedRequest('GET', url, undefined, options));

test('a launch gives the address of the page with a bearer of its own', async () => {
  const reply = await studio.server.inject(signedRequest('POST', '/studio/game/url', launchFields()));
  expect(reply.statusCode).toBe(200);
  expect(reply.json().url).toMatch(/^http:\/\/studio\.test\/studio\/play\/river-dice\?session=[\w-]{43}$/);
  expect(portal.calls).toEqual([]);
});

test.each([
  [{ secret: 'another' }, 403],
  [{ age: 400 }, 403],
  [{ operator: 'other' }, 400],
  [{ secret: 'an older secret' }, 200],
])('a launch signed with %j is answered with %d', async (options, status) => {
  const request = signedRequest('POST', '/studio/game/url', launchFields(), options);
  expect((await studio.server.inject(request)).statusCode).toBe(status);
});

test('the signature covers the body as it was sent', async () => {
  const request = signedRequest('POST', '/studio/game/url', launchFields());
  const changed = String(request.payload).replace(USER, '4712');
  expect((await studio.server.inject({ ...request, payload: changed })).statusCode).toBe(403);
  const torn = signedRequest('POST', '/studio/game/url', launchFields());
  expect((await studio.server.inject({ ...torn, payload: '{' })).statusCode).toBe(403);
});

test.each([
  { game_code: 'monsoon-fish' },
  { currency: 'XYZ' },
  { currency: 'constructor' },
  { lobby_url: 'javascript:alert(1)' },
  { user: '' },
  { demo: 'yes' },
])('a launch with %j is malformed', async (changes) => {
  const request = signedRequest('POST', '/studio/game/url', launchFields(changes));
  const reply = await studio.server.inject(request);
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'malformed']);
});

test('the list names every game with its return and its limits', async () => {
  const { games } = (await get('/studio/game/list')).json();
  expect(games.map((game: { game_code: string }) => game.game_code)).toEqual(STUDIO_CODES);
  for (const game of games) {
    expect(game.return_to_player).toBeGreaterThan(0.94);
    expect(game.limits).toMatchObject({ min_bet: 100_000, largest_win: 100_000_000_000 });
    expect(game.limits.max_bet).toBeLessThanOrEqual(1_000_000_000);
  }
  expect((await studio.server.inject('/studio/game/list')).statusCode).toBe(403);
});

test('the list has its limits in the currency that is asked for, and no other currency', async () => {
  const { games } = (await get('/studio/game/list?currency=JPY')).json();
  expect(games[0]).toMatchObject({ category: 'RNG', limits: { currency: 'JPY', min_bet: 10_000_000 } });
  expect((await get('/studio/game/list?currency=XXX')).statusCode).toBe(400);
});

test('a round is told to its operator with its proof, the server seed after its rotation', async () => {
  const bearer = await launch(studio);
  const played = (await call(studio, bearer, '/dice/roll', roll)).body;
  const url = `/studio/game/round?round=${played['round']}`;
  const told = (await get(`${url}&user=${USER}`)).json();
  expect(told).toMatchObject({
    game_code: 'river-dice',
    state: 'settled',
    stake: 1_000_000,
    payout: Number(played['payout']) * 1000,
    server_seed: null,
    nonce: 0,
    result: { kind: 'dice', roll: played['roll'] },
  });
  expect(told.verify_url).toContain(`kind=dice&serverSeedHash=${told.server_seed_hash}`);
  expect(told.verify_url).not.toContain('serverSeed=');

  const { revealed } = (await call(studio, bearer, '/seeds', { clientSeed: 'x' })).body as {
    revealed: { serverSeed: string };
  };
  const later = (await get(url)).json();
  expect(later.server_seed).toBe(revealed.serverSeed);
  expect(later.verify_url).toContain(`serverSeed=${revealed.serverSeed}`);
  expect((await get(`${url}&user=4712`)).statusCode).toBe(404);
  expect((await get(url, { operator: 'other' })).statusCode).toBe(404);
});

test('the transactions of a span of time are what was agreed, page by page', async () => {
  const bearer = await launch(studio);
  const from = new Date().toISOString();
  for (let bet = 0; bet < 251; bet += 1) await call(studio, bearer, '/dice/roll', roll);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'RS_ERROR_NOT_ENOUGH_MONEY' : 'done');
  await call(studio, bearer, '/dice/roll', roll);
  const to = new Date(Date.now() + 1).toISOString();
  const page = async (number: number, options = {}) => {
    const query = new URLSearchParams({ from, to, page: String(number) });
    return (await get(`/studio/transactions?${query}`, options)).json();
  };
  const [first, second] = [await page(1), await page(2)];
  expect([first.list.length, second.list.length, first.total_pages]).toEqual([500, 2, 2]);
  const told = new Map<string, { operation: string; amount: number }>(
    [...first.list, ...second.list].map((one) => [one.transaction_uuid, one]),
  );
  const heard = portal.calls
    .filter(({ operation }) => operation === 'bet' || operation === 'win')
    .slice(0, -1);
  expect(told.size).toBe(heard.length);
  for (const { operation, body } of heard)
    expect(told.get(body.transaction_uuid)).toMatchObject({
      operation,
      amount: body['amount'],
      state: 'accepted',
    });
  expect((await page(1, { operator: 'other' })).list).toEqual([]);
  expect((await get('/studio/transactions?from=now&to=then')).statusCode).toBe(400);
});

test('anybody may open a demo', async () => {
  const reply = await studio.server.inject('/studio/demo/sky-kite?lang=bn-BD&theme=paper');
  expect(reply.statusCode).toBe(303);
  const bearer = new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
  const { body } = await call(studio, bearer, '/session');
  expect(body).toMatchObject({
    game: 'sky-kite',
    demo: true,
    language: 'bn',
    theme: 'paper',
    balance: '1000000',
    fairness: null,
  });
  expect((await studio.server.inject('/studio/demo/nothing')).statusCode).toBe(400);
});
