import { call, launch, launchFields, signedRequest, studioOfEachTest } from '../studio/studio.fixture.js';
import { lookOf, type Reskin } from './reskins.js';

const RESKIN: Reskin = {
  vendor: 'STUDIO',
  code: 'harbour-dice',
  game: 'river-dice',
  category: 'RNG',
  lobbyClass: 'dice',
  names: { en: 'Harbour Dice', bn: 'বন্দরের পাশা', ar: 'نرد المرفأ' },
};
const current = studioOfEachTest({ reskins: [RESKIN] });

const roll = { amount: '1000', target: 5050, over: true };
const get = async (url: string) => (await current.studio.server.inject(signedRequest('GET', url))).json();
const play = async () => {
  const bearer = await launch(current.studio, { game_code: RESKIN.code });
  const { status, body } = await call(current.studio, bearer, '/dice/roll', roll);
  return { bearer, status, round: String(body['round']) };
};

test('a reskin is in the list after the games, with the limits and the return of its game', async () => {
  const { games } = await get('/studio/game/list');
  const dice = games.find((game: { game_code: string }) => game.game_code === 'river-dice');
  expect(games.at(-1)).toEqual({ ...dice, game_code: 'harbour-dice', names: RESKIN.names });
});

test('a launch opens the page of the game under the name of the reskin', async () => {
  const fields = launchFields({ game_code: RESKIN.code });
  const reply = await current.studio.server.inject(signedRequest('POST', '/studio/game/url', fields));
  expect(reply.json().url).toMatch(/\/studio\/play\/harbour-dice\?session=/);
  const bearer = new URL(reply.json().url).searchParams.get('session') ?? '';
  const { body } = await call(current.studio, bearer, '/session');
  expect(body).toMatchObject({ game: 'river-dice', kind: 'dice', title: RESKIN.names, rtp: 0.99 });
  expect(body['look']).toBeGreaterThan(0);
});

test('the wallet, the round and the transactions name the reskin', async () => {
  const from = new Date().toISOString();
  const { status, round } = await play();
  expect(status).toBe(200);
  await current.portal.reach('win', 1);
  for (const operation of ['authenticate', 'bet', 'win'])
    expect(current.portal.of(operation)[0]?.body['game_code']).toBe('harbour-dice');
  const proof = await get(`/studio/game/round?round=${round}`);
  expect(proof.game_code).toBe('harbour-dice');
  expect(proof.verify_url).toContain('kind=dice');
  const to = new Date(Date.now() + 1).toISOString();
  const { list } = await get(`/studio/transactions?${new URLSearchParams({ from, to, page: '1' })}`);
  expect(list.map(({ game_code }: { game_code: string }) => game_code)).toContain('harbour-dice');
});

test('the seeds are those of the game, whichever title it was opened by', async () => {
  await play();
  const { body } = await call(current.studio, await launch(current.studio), '/session');
  expect(body).toMatchObject({ look: 0, title: { en: 'River Dice' }, fairness: { nonce: 1 } });
});

test('a title that no list has is not opened', async () => {
  const fields = launchFields({ game_code: 'harbour-slots' });
  const reply = await current.studio.server.inject(signedRequest('POST', '/studio/game/url', fields));
  expect(reply.statusCode).toBe(400);
});

test('a reskin looks the same at each launch, and never as its game', () => {
  const looks = ['harbour-dice', 'harbour-dicf', 'harbour-dicg', 'harbour-dich'].map((title) =>
    lookOf({ title, game: 'river-dice' }),
  );
  expect(looks.toSorted()).toEqual([1, 2, 3, 4]);
});
