import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { ChartInstances } from '../chart-instances/chart-instances.js';
import { Clock } from '../clock/clock.js';
import { type Config, loadConfig } from '../config/config.js';
import { applicationSource } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Events } from '../events/events.js';
import { PostgresWakeUps } from '../push/postgres-wake-ups.js';
import { TransitionServices } from '../transitions/transition-services.js';
import { PASSWORD_MEMORY_KIB } from './password-memory.js';
import { TEST_BANK_SECRET } from './test-program.js';

export interface TestParts {
  config: Config;
  database: Database;
  wakeUps: PostgresWakeUps;
  events: Events;
  clock: Clock;
  transitions: TransitionServices;
  close(): Promise<void>;
}

export const POOL_SIZE = 24;
/** Crowds of a spec wait for a connection as long as a busy machine needs. */
const PATIENCE_MS = 40_000;

/** The platform's services on a test database, wired by hand, for the services of a context. */
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
  const database = new Database(await applicationSource(url, POOL_SIZE, entities, PATIENCE_MS).initialize());
  const wakeUps = await new PostgresWakeUps(url).connect();
  const clock = new Clock(config, database, wakeUps);
  await clock.onModuleInit();
  const close = async () => {
    await wakeUps.close();
    await database.close();
  };
  const events = new Events(database);
  const audit = new Audit(database, clock);
  const transitions = new TransitionServices(database, clock, audit, events, new ChartInstances(wakeUps), {
    assertMayActOn: () => Promise.resolve(),
  });
  return { config, database, wakeUps, events, clock, transitions, close };
}
