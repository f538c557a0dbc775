import { setTimeout as pause } from 'node:timers/promises';
import { listGames } from '#libs/games/common/games.calls';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { setUpTestApi } from '#libs/platform/testing/set-up';

const PAGE = `${listGames.path}?language=EN&pageSize=40`;

const { db, api } = setUpTestApi();

const get = (path = PAGE, headers: Record<string, string> = {}) => rawRequest(api.port, { path, headers });

test('answers 304 to a caller who has the tag of a page of games', async () => {
  const first = await get();
  const again = await get(PAGE, { 'if-none-match': String(first.headers.etag) });
  const other = await get(`${PAGE}&pageNo=2`, { 'if-none-match': String(first.headers.etag) });
  expect([first.status, again.status, again.text, other.status]).toEqual([200, 304, '', 200]);
  expect(again.headers['cache-control']).toBe('no-cache');
  expect((await get()).text).toBe(first.text);
});

test('gives the same reply to many concurrent callers', async () => {
  const path = `${PAGE}&gameType=RNG`;
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(path)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('shows a change of the catalogue within a second', async () => {
  const { headers } = await get();
  await db.query(`update games.title set names = jsonb_set(names, '{EN}', '"Golden Boat"')`);
  await pause(1000);
  const reply = await get(PAGE, { 'if-none-match': String(headers.etag) });
  expect([reply.status, reply.text.includes('Golden Boat')]).toEqual([200, true]);
});

test('refuses another host, another site and an ended session despite cached replies', async () => {
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

test('does not cache an error', async () => {
  const wrong = await get(`${PAGE}&pageNo=0`);
  expect([wrong.status, wrong.headers['cache-control'], wrong.headers.etag]).toEqual([
    400,
    'no-store',
    undefined,
  ]);
});
