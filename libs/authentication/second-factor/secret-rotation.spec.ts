import { createHash, randomUUID } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { pino } from 'pino';
import type { Config } from '#libs/platform/config/config';
import { EncryptionKeys } from '#libs/platform/crypto/encryption-keys';
import { HashKeys } from '#libs/platform/crypto/hash-keys';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Resealing } from '#libs/platform/crypto/resealing';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { RequestFingerprint } from '#libs/platform/http/request-fingerprint';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { Captchas } from '#libs/verification/index';
import { RecoveryCodes } from './recovery-codes.js';
import { SealedColumns } from './sealed-columns.js';

const [A, B, C] = ['a', 'b', 'c'].map((sign) => sign.repeat(32)) as [string, string, string];
const PLAIN = 'JBSWY3DPEHPK3PXP';
const DAY = 24 * 3_600_000;

let db: TestDatabase;
let parts: TestParts;
const told: { msg: string; secret?: string }[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});
/** What was sealed with other secrets than those of the test. */
beforeEach(async () => {
  told.length = 0;
  for (const table of [
    'authentication.operator_grant',
    'authentication.operator',
    'authentication.totp',
    'platform.hash_key',
    'platform.encryption_key',
  ])
    await db.query(`delete from ${table}`);
});

/** A process that was started with this list. */
function startedWith(ENCRYPTION_SECRET: string) {
  const { database, clock } = parts;
  const secret = new InstallationSecret({ ENCRYPTION_SECRET } as Config);
  const hashKeys = new HashKeys(secret, database);
  const data = new SealedData();
  new SealedColumns(data).onModuleInit();
  const logger = pino({ base: null }, { write: (line: string) => void told.push(JSON.parse(line)) });
  return {
    secret,
    codes: new RecoveryCodes(database, clock, secret, hashKeys),
    keys: new EncryptionKeys(secret, database, clock),
    captchas: new Captchas(secret, database, clock),
    fingerprints: new RequestFingerprint(secret),
    resealing: new Resealing(secret, database, clock, data, hashKeys, new JobHandlers(), logger),
  };
}
type Process = ReturnType<typeof startedWith>;

async function newMember({ secret, codes }: Process) {
  const [row] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, registered_at) values ('mela', $1, 0, now()) returning id`,
    [`s${randomUUID().slice(0, 12)}`],
  );
  const id = row?.id ?? '';
  await db.query(
    'insert into authentication.totp (member, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [id, await secret.seal(PLAIN)],
  );
  return { id, recoveryCodes: await codes.renew(id) };
}
async function newOperator({ secret }: Process) {
  const account = `o${randomUUID().slice(0, 12)}`;
  await db.query(
    `insert into authentication.operator (brand, account, password_hash, sealed_totp_secret) values ('mela', $1, '', $2)`,
    [account, await secret.seal(PLAIN)],
  );
  return account;
}
const totpOf = async (member: string) =>
  (
    await db.query<{ sealed: string }>(
      'select sealed_secret as sealed from authentication.totp where member = $1',
      [member],
    )
  )[0]?.sealed ?? '';
const operatorsOf = async (account: string) =>
  (
    await db.query<{ sealed: string }>(
      'select sealed_totp_secret as sealed from authentication.operator where account = $1',
      [account],
    )
  )[0]?.sealed ?? '';
const kidOf = async ({ keys }: Process) => (await keys.published())[0]?.kid;

test('what was sealed under one secret opens beside the next one, and under that alone once it was moved', async () => {
  const before = startedWith(A);
  const { id, recoveryCodes } = await newMember(before);
  const [operator, kid] = [await newOperator(before), await kidOf(before)];
  const opens = async ({ secret, keys, codes }: Process) => [
    await secret.open(await totpOf(id)),
    await secret.open(await operatorsOf(operator)),
    (await keys.privateKey(kid))?.type,
    await codes.has(id, recoveryCodes[0] ?? ''),
    await codes.spend(id, recoveryCodes.shift() ?? ''),
  ];
  const all = [PLAIN, PLAIN, 'private', true, true];
  const both = `${B}, ${A}`;
  expect(await opens(startedWith(both))).toEqual(all);
  await expect(opens(startedWith(B))).rejects.toThrow();

  await startedWith(both).resealing.run();
  expect(await opens(startedWith(both))).toEqual(all);
  expect(await opens(startedWith(B))).toEqual(all);
  await expect(opens(startedWith(A))).rejects.toThrow();

  // Once more: what was kept of the first secret moves along.
  await startedWith(`${C},${B}`).resealing.run();
  expect(await opens(startedWith(C))).toEqual(all);
});

test('what is new is sealed and hashed under the first of the list', async () => {
  const process = startedWith(`${B},${A}`);
  const { id, recoveryCodes } = await newMember(process);
  expect(await totpOf(id)).toMatch(new RegExp(`^${process.secret.sealedPrefix}`));
  expect(await startedWith(B).codes.spend(id, recoveryCodes[0] ?? '')).toBe(true);
});

test('what was sealed before secrets had names opens too, and moves', async () => {
  const nameless = await new CompactEncrypt(new TextEncoder().encode(PLAIN))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(createHash('sha256').update(A).digest());
  const { id } = await newMember(startedWith(A));
  await db.query('update authentication.totp set sealed_secret = $2 where member = $1', [id, nameless]);
  expect(await startedWith(`${B},${A}`).secret.open(nameless)).toBe(PLAIN);
  await startedWith(`${B},${A}`).resealing.run();
  expect(await startedWith(B).secret.open(await totpOf(id))).toBe(PLAIN);
});

test('captchas and repeated calls that are under way survive the change', async () => {
  const [before, after] = [startedWith(A), startedWith(`${B},${A}`)];
  const { id } = await before.captchas.draw('mela', 'MELAX');
  await after.captchas.require('mela', { captchaId: id, captcha: 'melax' });
  const call = { secrets: [] } as never;
  const [stored = ''] = before.fingerprints.of(call, { amount: '5' }, []);
  expect(after.fingerprints.matches(stored, after.fingerprints.of(call, { amount: '5' }, []))).toBe(true);
  expect(after.fingerprints.matches(stored, after.fingerprints.of(call, { amount: '6' }, []))).toBe(false);
});

test('many rows move in chunks, and one that no secret opens stays and is told', async () => {
  const before = startedWith(A);
  const sealed = await before.secret.seal(PLAIN);
  await db.query(
    `with added as (
       insert into members.member (brand, account, type, registered_at)
       select 'mela', 'many' || n, 0, now() from generate_series(1, 1200) n returning id)
     insert into authentication.totp (member, sealed_secret, created_at) select id, $1, now() from added`,
    [sealed],
  );
  await newOperator(startedWith('x'.repeat(32)));
  const after = startedWith(`${B},${A}`);
  await after.resealing.run();
  const left = await db.query('select 1 from authentication.totp where not starts_with(sealed_secret, $1)', [
    after.secret.sealedPrefix,
  ]);
  expect(left).toEqual([]);
  expect(told).toContainEqual(
    expect.objectContaining({ msg: 'sealed with a secret that is not in the list', rows: 1 }),
  );
});

test('a secret is told to be free once nothing is sealed with it and seven days of hashes have ended', async () => {
  const [before, after] = [startedWith(A), startedWith(`${B},${A}`)];
  await newMember(before);
  const run = async () => {
    told.length = 0;
    await after.resealing.run();
    return told.map(({ msg }) => msg);
  };
  const [needed, free] = [
    ['an old ENCRYPTION_SECRET is still needed'],
    ['an old ENCRYPTION_SECRET may be dropped'],
  ];
  expect(await run()).toEqual(needed);
  expect(await run()).toEqual(needed);
  await parts.clock.advance(7 * DAY);
  await newMember(before);
  expect(await run()).toEqual(needed);
  expect(await run()).toEqual(free);
  expect(told[0]?.secret).toBe(after.secret.olderIds[0]);
  expect(JSON.stringify(told)).not.toContain(A);
});
