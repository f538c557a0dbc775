import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';

/** The role of every pooled connection: it may not UPDATE or DELETE postings, audit rows and events. */
export const APPLICATION_ROLE = 'mela_app';

/** How long a caller waits for a connection, in milliseconds, before the database counts as gone. */
const CONNECT_TIMEOUT = 1500;

export function applicationSource(
  url: string,
  poolSize: number,
  entities: EntityTarget<ObjectLiteral>[],
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: entities as string[],
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT,
    poolErrorHandler: () => undefined,
    extra: {
      options: `-c role=${APPLICATION_ROLE} -c statement_timeout=8000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
      keepAlive: true,
    },
  });
}
