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
 * How long a queue command may go unanswered, in milliseconds, before its connection is replaced. Longer than a worker
 * waits for its next job in one command (10 s).
 */
const RESPONSE_TIMEOUT_MS = 15_000;

/** The server where BullMQ stores its jobs, and the backend that connects to it. */
interface QueueServer {
  connection: ConnectionOptions;
  /**
   * Passed to each queue: BullMQ's default backend applies to the whole process, including queues on another server.
   */
  backend: BackendFactory<RedisQueueBackend>;
}

/** Redis if REDIS_URL is set, otherwise PostgreSQL, as the owner of the queue's tables. */
export function queueServer(config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL'>): QueueServer {
  if (config.REDIS_URL) {
    const timeouts = { maxRetriesPerRequest: null, socketTimeout: RESPONSE_TIMEOUT_MS };
    const connection = { url: config.REDIS_URL, ...timeouts } as ConnectionOptions;
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

/** Creates or upgrades the queue's own tables. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await runMigrations(client as never);
  } finally {
    await client.end();
  }
}
