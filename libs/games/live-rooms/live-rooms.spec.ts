import { io, type Socket } from 'socket.io-client';
import type { ValueOf } from '#libs/platform/common/call';
import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestSandbox, type TestApi } from '#libs/platform/testing/test-program';
import { insertOperator, insertSession } from '#libs/platform/testing/test-session';
import type { listLiveModels } from '../common/live-rooms.calls.js';

type Rooms = ValueOf<typeof listLiveModels>;

const LIVE_ROOMS_SECRET = 'a-secret-of-the-live-rooms';
const ROOM = 'lotus-hall';
let db: TestDatabase;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let api: TestApi;
const sockets: Socket[] = [];

beforeAll(async () => {
  [db, sandbox] = await Promise.all([createTestDatabase(), startTestSandbox({ LIVE_ROOMS_SECRET })]);
  const env = { LIVE_ROOMS_URL: `${sandbox.url}/rooms`, LIVE_ROOMS_SECRET };
  api = await startTestApi({ databaseUrl: db.url, env });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
  await db.drop();
});

const list = async (at = api, language = 'EN') =>
  (await at.client.get<Rooms>(`/wps/relay/CBS_liveModelList?language=${language}`)).body.value;
const launch = (token?: string, query = `roomId=${ROOM}&language=BN&theme=paper`) =>
  api.client.get<{ chatUrl: string }>(`/wps/relay/CBS_launchChat?${query}`, token);
const outcome = ({ status, body }: { status: number; body: { message: string | null } }) =>
  body.message === null ? `${status}` : `${status} ${body.message}`;

interface Welcome {
  me: string;
  messages: { name: string; text: string }[];
}

/** Opens a chat as its page does. */
function open(chatUrl: string): Promise<{ socket: Socket; welcome: Welcome }> {
  const socket = io(`${sandbox.url}/rooms`, {
    path: '/games/socket',
    transports: ['websocket'],
    auth: { token: new URL(chatUrl).hash.slice(1) },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('room.welcome', (welcome: Welcome) => resolve({ socket, welcome }));
    socket.on('connect_error', reject);
  });
}

const chatOf = async ({ token }: Pick<Registered, 'token'>) => {
  const reply = await launch(token);
  return open(reply.body.value?.chatUrl ?? '');
};

test('everybody reads the rooms of the titles that the brand has, by language', async () => {
  expect(await list()).toEqual({
    available: true,
    list: ['Lotus Hall', 'Padma Studio', 'Courtyard Studio', 'Derby Field'].map((name) =>
      expect.objectContaining({ name, state: 'live', viewers: 0 }),
    ),
  });
  const [lotus] = (await list(api, 'BN'))?.list ?? [];
  expect(lotus).toMatchObject({
    roomId: ROOM,
    name: 'শাপলা আসর',
    language: 'bn',
    game: { nodeId: 1014, gameName: 'শাপলা টেবিল', vassalage: 'TABLE', gameCode: 'lotus-table', scene: 'live' },
  });
  await db.query(`update games.title set regions = '{NP}' where game_code = 'padma-wheel'`);
  await db.query(`update games.title set withdrawn_at = now() where game_code = 'courtyard-cards'`);
  const names = async () => (await list())?.list.map(({ name }) => name);
  expect(await names()).toEqual(['Lotus Hall', 'Padma Studio', 'Derby Field']);
  await db.query(`update games.title set regions = '{}', withdrawn_at = null`);
});

test('two members meet under masked names, and the page learns nothing of their accounts', async () => {
  const [rupa, hasan] = [await api.client.register(), await api.client.register()];
  const { chatUrl } = (await launch(rupa.token)).body.value ?? { chatUrl: '' };
  const page = new URL(chatUrl);
  expect([page.origin + page.pathname, page.searchParams.toString()]).toEqual([
    `${sandbox.url}/rooms/chat`,
    'lang=bn&theme=paper',
  ]);
  const [claims = ''] = page.hash.slice(1).split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  expect(Object.keys(read).sort()).toEqual(['exp', 'id', 'name', 'operator', 'room', 'user']);
  expect(read.name).toBe(`${rupa.account.slice(0, 2)}***${rupa.account.slice(-1)}`);
  expect(JSON.stringify(read)).not.toContain(rupa.account);
  expect(String(read.user)).not.toContain(rupa.id);

  const at = await open(chatUrl);
  const other = await chatOf(hasan);
  const heard = new Promise((resolve) => other.socket.on('room.message', resolve));
  await at.socket.emitWithAck('message', { key: 'key-of-rupa', text: 'শুভ সন্ধ্যা' });
  expect(await heard).toMatchObject({ name: read.name, text: 'শুভ সন্ধ্যা', author: at.welcome.me });
  await expect(open(chatUrl)).rejects.toThrow('token_refused');
  expect((await chatOf(rupa)).welcome.me).toBe(at.welcome.me);
});

test('a token with the claims of another member is refused by the page', async () => {
  const { token } = await api.client.register();
  const { chatUrl } = (await launch(token)).body.value ?? { chatUrl: '' };
  const [claims = '', signature] = new URL(chatUrl).hash.slice(1).split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...read, user: 'somebody-else' })).toString('base64url');
  await expect(open(`${sandbox.url}/rooms/chat#${forged}.${signature}`)).rejects.toThrow('token_refused');
});

test('a guest, a trial account, a disabled member and one on a break open no chat', async () => {
  expect(outcome(await launch())).toBe('401 error_not_logged_in');
  const member = await api.client.register();
  const trial = await insertSession(db, { person: member.id, role: 'trial' });
  expect(outcome(await launch(trial))).toBe('403 error_in_need_true_account');
  const operator = await insertOperator(db, []);
  const restrict = (kind: string, until: string | null = null) =>
    db.query(
      `insert into safer_play.restriction (brand, member, kind, reason, since, until, set_by, set_as)
       values ('mela', $1, $2, 'a reason', now() - interval '2 days', now() + $3::interval, $4, 'an operator')`,
      [member.id, kind, until, operator],
    );
  await restrict('no_rewards');
  await restrict('cool_off', '-1 day');
  expect(outcome(await launch(member.token))).toBe('200');
  await restrict('exclusion');
  expect(outcome(await launch(member.token))).toBe('423 error_play_barred');
  const other = await api.client.register();
  await db.query(`update members.member set status = 'disabled' where id = $1`, [other.id]);
  expect(outcome(await launch(other.token))).toMatch(/^40[13] /);
});

test('a room that nobody has is not found, and one that is offline has no chat', async () => {
  const { token } = await api.client.register();
  expect(outcome(await launch(token, 'roomId=nowhere&language=EN'))).toBe('404 error_not_found');
  expect(outcome(await launch(token, `roomId=${ROOM}&language=EN&theme=neon`))).toBe(
    '400 error_invalid_input',
  );
  await setState('offline');
  expect(outcome(await launch(token))).toBe('409 error_live_room_offline');
  await setState('live');
});

/** As an operator of the provider does, until the portal has read it. */
async function setState(state: string): Promise<void> {
  const form = new URLSearchParams({ room: ROOM, state });
  await fetch(`${sandbox.url}/rooms/state`, { method: 'POST', body: form, redirect: 'manual' });
  while ((await list())?.list[0]?.state !== state) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('without its provider the list is empty, no chat opens, and the games are there as ever', async () => {
  const gone = await startTestApi({
    databaseUrl: db.url,
    env: { LIVE_ROOMS_URL: 'http://127.0.0.1:9/rooms', LIVE_ROOMS_SECRET },
  });
  const { token } = await api.client.register();
  expect(await list(gone)).toEqual({ available: false, list: [] });
  const began = Date.now();
  for (let call = 0; call < 20; call += 1) await list(gone);
  expect(Date.now() - began).toBeLessThan(1500);
  const reply = await gone.client.get(`/wps/relay/CBS_launchChat?roomId=${ROOM}&language=EN`, token);
  expect(outcome(reply)).toBe('503 error_live_rooms_unavailable');
  const games = await gone.client.get<{ total: number }>(
    '/wps/relay/GCSGAME_getGameList?gameType=LIVE&language=EN',
  );
  expect(games.body.value?.total).toBe(3);
  await gone.stop();
});
