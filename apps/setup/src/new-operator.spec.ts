import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { Passwords } from '#libs/authentication/index';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { addOperator, type NewOperator } from './new-operator.js';

let db: TestDatabase;
let api: TestApi;
let owner: DataSource;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  owner = await new DataSource({ type: 'postgres', url: db.url }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await api.stop();
  await db.drop();
});

function add(operator: Partial<NewOperator>) {
  const config = loadConfig({ DATABASE_URL: db.url, NODE_ENV: 'test' });
  return addOperator(
    owner,
    { brand: 'mela', account: 'chief', personKey: 'staff-90', roles: ['administrator'], ...operator },
    { passwords: new Passwords(config), secret: new InstallationSecret(config) },
  );
}

test('whoever is added logs in with what is shown, and has the permissions of the roles', async () => {
  const { password, totpSecret } = await add({});
  const code = TOTP.generate({ secret: Secret.fromBase32(totpSecret) });
  const reply = await api.client.send<{ permissions: string[] }>(
    'POST',
    '/wps/ops/session',
    { account: 'chief', password, code },
    { sealed: true },
  );
  expect(reply.body.value?.permissions).toContain('role.change');
  const records = await db.query(
    `select a.after from platform.audit a join authentication.operator o on a.subject = 'operator ' || o.id
     where a.action = 'operator.added' and o.account = 'chief'`,
  );
  expect(records).toEqual([{ after: { account: 'chief', personKey: 'staff-90', roles: ['administrator'] } }]);
});

test.each([
  ['an account that is taken', { account: 'OPERATOR1', personKey: 'staff-91' }, 'operator_account'],
  ['a person who has an account', { account: 'other', personKey: 'STAFF-1' }, 'operator_person'],
  ['an unknown role', { account: 'other', personKey: 'staff-92', roles: ['king'] }, 'operator_grant'],
])('refuses %s, and adds nothing', async (_, operator, constraint) => {
  await expect(add(operator)).rejects.toThrow(constraint);
  expect(await db.query(`select 1 from authentication.operator where account = 'other'`)).toEqual([]);
});
