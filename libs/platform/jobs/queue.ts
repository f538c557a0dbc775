import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  Queue,
  type RedisQueueBackend,
  runMigrations,
} from 'bullmq';
import pg from 'pg';
import type { Config } from '../config/config.js';

export const QUEUE = 'mela';
/**
 * How long a question of the queue may go unanswered, in milliseconds, before its connection is made anew: longer than
 * a worker waits for its next job in one question (10 s).
 */
const SILENCE_MS = 15_000;

/** Where BullMQ keeps its jobs, and what speaks to that server. */
interface QueueServer {
  connection: ConnectionOptions;
  /** Given to each queue: BullMQ's default would be that of the whole process, for queues on another server too. */
  backend: BackendFactory<RedisQueueBackend>;
}

/** Redis where REDIS_URL is set, else PostgreSQL, as the owner of the queue's tables. */
export function queueServer(config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL'>): QueueServer {
  if (config.REDIS_URL) {
    const patience = { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS };
    const connection = { url: config.REDIS_URL, ...patience } as ConnectionOptions;
    return { connection, backend: createRedisBackend };
  }
  return {
    connection: { connectionString: config.DATABASE_URL, max: 6 } as unknown as ConnectionOptions,
    backend: createPostgresBackend as unknown as BackendFactory<RedisQueueBackend>,
  };
}

export function openQueue(config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL'>): Queue {
  const { connection, backend } = queueServer(config);
  const defaultJobOptions = { removeOnComplete: true, removeOnFail: { age: 7 * 24 * 3600 } };
  const queue = new Queue(QUEUE, { connection, defaultJobOptions }, backend);
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
