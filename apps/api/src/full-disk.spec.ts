import fs from 'node:fs';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApiProcess, type TestApi, type TestProgram } from '#libs/platform/testing/test-program';

const ready = async (api: TestApi) => {
  const reply = await fetch(`${api.url}/health/ready`);
  return [reply.status, await reply.json()];
};

let db: TestDatabase;
let api: TestApi & TestProgram;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  await api?.stop();
  await db.drop();
});

test('keeps serving when its log has no disk space, and reports disk in its readiness', async () => {
  const logTo = fs.openSync('/dev/full', 'w');
  api = await startTestApiProcess({ databaseUrl: db.url, env: { LOG_LEVEL: 'info' }, logTo });
  fs.closeSync(logTo);
  const member = await api.client.register();
  for (let call = 0; call < 3; call++)
    expect((await api.client.get('/wps/v2/wallets/balance', member.token)).status).toBe(200);
  expect(await ready(api)).toEqual([200, { status: 'disk', database: true, disk: false }]);
  await api.stop();
});

test('answers 503 to a call that PostgreSQL has no space for, and accepts it once there is space', async () => {
  api = await startTestApiProcess({ databaseUrl: db.url });
  const member = await api.client.register();
  expect(await ready(api)).toEqual([200, { status: 'ok', database: true, disk: true }]);
  await db.query(
    `create function public.no_room() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  );
  await db.query('create trigger no_room before insert on cashier.deposit execute function public.no_room()');
  const order = () =>
    api.client.send(
      'POST',
      '/wps/cashier/deposits',
      { method: 'bank', amount: '200.00' },
      { token: member.token, key: 'the-same-key-again' },
    );
  const { status, body } = await order();
  expect([status, body.message]).toEqual([503, 'error_service_unavailable']);
  expect(await ready(api)).toEqual([200, { status: 'disk', database: true, disk: false }]);
  await db.query('drop trigger no_room on cashier.deposit');
  expect((await order()).status).toBe(200);
});
