import { randomUUID } from 'node:crypto';
import { Member } from '#libs/members/index';
import { addAuthenticator } from '#libs/platform/testing/test-authenticator';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { BrandRegistry } from '#libs/site/index';
import type { FactorResets } from './factor-resets.service.js';
import { createSecondFactor } from './second-factor.fixture.js';

let db: TestDatabase;
let api: TestApi;
let parts: TestParts;
let others: TestParts;
let resets: FactorResets;
/** Of another program. */
let apart: FactorResets;
let member: string;

beforeAll(async () => {
  db = await createTestDatabase();
  [api, parts] = await Promise.all([
    startTestApi({ databaseUrl: db.url }),
    createTestParts(db.url, [Member]),
  ]);
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  ({ resets } = createSecondFactor(parts, brands));
  others = await createTestParts(db.url, [Member]);
  ({ resets: apart } = createSecondFactor(others, brands));
});
afterAll(async () => {
  await Promise.all([api.stop(), parts.close(), others.close()]);
  await db.drop();
});
beforeEach(async () => {
  ({ id: member } = await api.client.register());
  await addAuthenticator(db, member);
});

const isOn = async () =>
  (await db.query('select 1 from authentication.totp where member = $1', [member])).length === 1;

/** One that two operators have agreed on, due after so long. */
async function reset(status: string, due: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into authentication.factor_reset
       (id, brand, member, reason, status, proposed_by, proposed_at, confirmed_by, confirmed_at, due_at)
     select $1, 'mela', $2, 'lost', $3, min(id), now(), max(id), now(), now() + $4::interval
     from authentication.operator where brand = 'mela'`,
    [id, member, status, due],
  );
  return id;
}

test('a reset that is due switches the authenticator off, once', async () => {
  const id = await reset('waiting', '-1 second');
  await Promise.all([resets.carryOut(id), apart.carryOut(id)]);
  expect(await isOn()).toBe(false);
  const audit = await db.query(
    `select 1 from platform.audit where subject = $1 and action = 'factor-reset.carried-out'`,
    [`member ${member}`],
  );
  expect(audit).toHaveLength(1);
});

test.each([
  ['cancelled', '-1 second'],
  ['dropped', '-1 second'],
  ['proposed', '-1 second'],
  ['waiting', '1 minute'],
])('a job for a reset that is %s, due in %s, does nothing', async (status, due) => {
  await resets.carryOut(await reset(status, due));
  expect(await isOn()).toBe(true);
});

test('a reset that is cancelled while its job waits does nothing', async () => {
  const id = await reset('waiting', '-1 second');
  const { coming } = await parts.database.transaction(async () => {
    await parts.database.query('select 1 from members.member where id = $1 for update', [member]);
    const coming = apart.carryOut(id);
    const waiting = () =>
      db.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    while ((await waiting()).length === 0);
    await parts.database.query(`update authentication.factor_reset set status = 'cancelled' where id = $1`, [
      id,
    ]);
    return { coming };
  });
  await coming;
  expect(await isOn()).toBe(true);
});
