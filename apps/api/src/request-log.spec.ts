import { setTimeout as pause } from 'node:timers/promises';
import { listGames } from '#libs/games/common/games.calls';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApiProcess, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApiProcess({ databaseUrl: db.url, env: { LOG_LEVEL: 'info' } });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

interface Line {
  requestId?: string;
  route?: string;
  status?: number;
}

const linesOf = (route: string) =>
  api
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.route === route);

/** The output of another process arrives a moment after its reply. */
async function logged(route: string, count: number): Promise<Line[]> {
  while (linesOf(route).length < count) await pause(20);
  return linesOf(route);
}

test.each([
  ['a page', '/', '/*'],
  ['a list of games', `${listGames.path}?language=EN`, listGames.path],
])('%s is logged with its id and counted each time, also from the cache', async (_, path, route) => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++)
    ids.push(String((await rawRequest(api.port, { path })).headers['x-request-id']));
  const lines = await logged(route, 3);
  expect(lines.map(({ requestId, status }) => [requestId, status])).toEqual(ids.map((id) => [id, 200]));
  expect(new Set(ids).size).toBe(3);
  const { text } = await rawRequest(api.port, { path: '/metrics' });
  expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${route}",status="200"} 3`);
});
