import { once } from 'node:events';
import net from 'node:net';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApiProcess, type TestApi, type TestProgram } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi & TestProgram;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApiProcess({ databaseUrl: db.url });
});
afterAll(async () => {
  api.process.kill('SIGKILL');
  await db.drop();
});

test('the api ends on SIGTERM although a connection never asked for anything', async () => {
  const silent = net.connect(api.port, '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => undefined);
  const cut = once(silent, 'close');
  await Promise.all([api.stop(), cut]);
  expect(api.process.exitCode ?? api.process.signalCode).not.toBeNull();
});
