import { DataSource } from 'typeorm';
import type { Config } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { sealOperatorSecrets } from './operator-secrets.js';

const PLAIN = 'JBSWY3DPEHPK3PXP';
const secret = new InstallationSecret({ ENCRYPTION_SECRET: 'of this test' } as Config);
let db: TestDatabase;
let owner: DataSource;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = await new DataSource({ type: 'postgres', url: db.url }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await db.drop();
});

const operators = () =>
  db.query<{ account: string; plain: string | null; sealed: string | null }>(
    'select account, totp_secret as plain, sealed_totp_secret as sealed from authentication.operator order by account',
  );

test('seals only what was added since the last start', async () => {
  const before = await operators();
  await db.query(
    `insert into authentication.operator (brand, account, password_hash, totp_secret) values ('mela', 'added', '', $1)`,
    [PLAIN],
  );
  await sealOperatorSecrets(owner, secret);
  const [added, ...others] = await operators();
  expect(others).toEqual(before);
  expect(added).toMatchObject({ account: 'added', plain: null });
  expect(await secret.open(added?.sealed ?? '')).toBe(PLAIN);
  await sealOperatorSecrets(owner, secret);
  expect((await operators())[0]).toEqual(added);
});
