import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { TestInbox } from './inbox.fixture.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { createTestParts, type TestParts } from './test-parts.js';
import { startTestApi, startTestWorker, type TestApi, type TestWorker } from './test-program.js';

interface Wanted {
  env?: NodeJS.ProcessEnv;
  worker?: boolean;
  /** An SMS service and a mail server, through which the programs send. */
  inbox?: boolean;
  /** Settings of the brand by their path, as in `identity.login`, written before the programs start. */
  settings?: Record<string, unknown>;
  /** The platform's services in the test's own process, with these entities. */
  parts?: EntityTarget<ObjectLiteral>[];
}

/**
 * Gives the tests of a file a database with an api; the others only where they are asked for. All are empty until `beforeAll`
 * has opened them, and are closed in `afterAll`.
 */
export function setUpTestApi({
  env,
  worker: withWorker,
  inbox: withInbox,
  settings = {},
  parts: entities,
}: Wanted = {}): {
  db: TestDatabase;
  api: TestApi;
  worker: TestWorker;
  inbox: TestInbox;
  parts: TestParts;
} {
  const inbox = new TestInbox();
  const [db, api, worker, parts] = [{} as TestDatabase, {} as TestApi, {} as TestWorker, {} as TestParts];
  beforeAll(async () => {
    Object.assign(db, await createTestDatabase());
    for (const [path, value] of Object.entries(settings))
      await db.query('update site.brand set settings = jsonb_set(settings, $1, $2)', [
        path.split('.'),
        JSON.stringify(value),
      ]);
    if (withInbox) await inbox.listen();
    const start = { databaseUrl: db.url, env: { ...env, ...(withInbox && inbox.env) } };
    Object.assign(api, await startTestApi(start));
    if (withWorker) Object.assign(worker, await startTestWorker(start));
    if (entities) Object.assign(parts, await createTestParts(db.url, entities));
  });
  afterAll(async () => {
    await Promise.all([api.stop(), withWorker && worker.stop(), entities && parts.close()]);
    await Promise.all([db.drop(), withInbox && inbox.close()]);
  });
  return { db, api, worker, inbox, parts };
}

/** Gives the tests of a file a database with the platform's services on it, in the same way as `setUpTestApi`. */
export function setUpTestParts(entities: EntityTarget<ObjectLiteral>[] = []): {
  db: TestDatabase;
  parts: TestParts;
} {
  const [db, parts] = [{} as TestDatabase, {} as TestParts];
  beforeAll(async () => {
    Object.assign(db, await createTestDatabase());
    Object.assign(parts, await createTestParts(db.url, entities));
  });
  afterAll(async () => {
    await parts.close();
    await db.drop();
  });
  return { db, parts };
}
