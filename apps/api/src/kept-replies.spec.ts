import { setTimeout as pause } from 'node:timers/promises';
import { listGames } from '#libs/games/common/games.calls';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';

const PAGE = `${listGames.path}?language=EN&pageSize=40`;

let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const get = (path = PAGE, headers: Record<string, string> = {}) => rawRequest(api.port, { path, headers });

test('a page of games is sent once to whoever has its tag', async () => {
  const first = await get();
  const again = await get(PAGE, { 'if-none-match': String(first.headers.etag) });
  const other = await get(`${PAGE}&pageNo=2`, { 'if-none-match': String(first.headers.etag) });
  expect([first.status, again.status, again.text, other.status]).toEqual([200, 304, '', 200]);
  expect(again.headers['cache-control']).toBe('no-cache');
  expect((await get()).text).toBe(first.text);
});

test('asked by many at once, all get the same', async () => {
  const path = `${PAGE}&gameType=RNG`;
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(path)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('a change of the catalogue is told within a second', async () => {
  const { headers } = await get();
  await db.query(`update games.title set names = jsonb_set(names, '{EN}', '"Golden Boat"')`);
  await pause(1000);
  const reply = await get(PAGE, { 'if-none-match': String(headers.etag) });
  expect([reply.status, reply.text.includes('Golden Boat')]).toEqual([200, true]);
});

test('what is kept opens no door: another host, another site, an ended session are refused as ever', async () => {
  const host = `localhost:${api.port}`;
  expect((await get(PAGE, { host })).status).toBe(200);
  expect((await get(PAGE, { host: 'evil.test' })).status).toBe(404);
  expect((await get(PAGE, { host, origin: 'https://evil.test' })).status).toBe(403);
  const ended = await get(PAGE, { host, authorization: 'Bearer of-nobody' });
  expect([ended.status, ended.headers['cache-control'], ended.headers.etag]).toEqual([
    401,
    'no-store',
    undefined,
  ]);
});

test('a refusal is not kept', async () => {
  const wrong = await get(`${PAGE}&pageNo=0`);
  expect([wrong.status, wrong.headers['cache-control'], wrong.headers.etag]).toEqual([
    400,
    'no-store',
    undefined,
  ]);
});
