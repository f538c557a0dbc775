import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';

/** The role of every pooled connection: it may not UPDATE or DELETE postings, audit rows and events. */
export const APPLICATION_ROLE = 'mela_app';

/** How long a caller waits for a connection, in milliseconds, before the database counts as unavailable. */
const CONNECT_TIMEOUT_MS = 1500;

/**
 * Settings of every connection. Pages are in memory or on an SSD, so an index costs little more than a sequential scan;
 * statements are too short for JIT compilation. No parallel workers: a statement that sums up a team gets one core, and
 * the others serve bets. The time zone is UTC.
 */
const SETTINGS = {
  role: APPLICATION_ROLE,
  statement_timeout: '8000',
  lock_timeout: '5000',
  idle_in_transaction_session_timeout: '10000',
  default_transaction_isolation: 'read\\ committed',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
};

export function applicationSource(
  url: string,
  poolSize: number,
  entities: EntityTarget<ObjectLiteral>[],
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: entities as string[],
    poolSize,
    connectTimeoutMS: connectTimeoutMs,
    poolErrorHandler: () => undefined,
    extra: {
      options: Object.entries(SETTINGS)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
      keepAlive: true,
    },
  });
}
