import {
  type ConnectionOptions,
  createPostgresBackend,
  Queue,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import type { Config } from '../config/config.js';

export const QUEUE = 'mela';
/**
 * How long a question of the queue may go unanswered, in milliseconds, before its connection is made anew: longer than
 * a worker waits for its next job in one question (10 s).
 */
const SILENCE_MS = 15_000;

/** BullMQ's connection: Redis where REDIS_URL is set, else PostgreSQL, as the owner of the queue's tables. */
export function queueConnection(config: Config): ConnectionOptions {
  if (config.REDIS_URL) {
    const patience = { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS };
    return { url: config.REDIS_URL, ...patience } as ConnectionOptions;
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: config.DATABASE_URL, max: 6 } as unknown as ConnectionOptions;
}

export function openQueue(config: Config): Queue {
  const queue = new Queue(QUEUE, {
    connection: queueConnection(config),
    defaultJobOptions: { removeOnComplete: true, removeOnFail: { age: 7 * 24 * 3600 } },
  });
  queue.on('error', () => undefined);
  return queue;
}

/** Creates or renews the queue's own tables. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await runMigrations(client as never);
  } finally {
    await client.end();
  }
}
