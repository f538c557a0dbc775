import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { type Config, loadConfig } from '../config/config.js';
import { applicationSource } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Events } from '../events/events.js';
import { PostgresHints } from '../push/postgres-hints.js';
import { PASSWORD_MEMORY_KIB } from './password-memory.js';
import { TEST_BANK_SECRET } from './test-program.js';

export interface TestParts {
  config: Config;
  database: Database;
  hints: PostgresHints;
  events: Events;
  clock: Clock;
  close(): Promise<void>;
}

export const POOL_SIZE = 24;

/** The platform's parts on a test database, put together by hand: what a context's own services need. */
export async function createTestParts(
  url: string,
  entities: EntityTarget<ObjectLiteral>[] = [],
): Promise<TestParts> {
  const config = loadConfig({
    DATABASE_URL: url,
    NODE_ENV: 'test',
    TEST_CLOCK: '1',
    BANK_SECRET: TEST_BANK_SECRET,
    PASSWORD_MEMORY_KIB,
  });
  const database = new Database(await applicationSource(url, POOL_SIZE, entities).initialize());
  const hints = await new PostgresHints(url).connect();
  const clock = new Clock(config, database, hints);
  await clock.onModuleInit();
  const close = async () => {
    await hints.close();
    await database.close();
  };
  return { config, database, hints, events: new Events(database), clock, close };
}
