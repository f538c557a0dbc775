import { PostgresQueueBackend, RedisQueueBackend } from 'bullmq';
import { openQueue } from './queue.js';

/** Nobody listens there: what is seen is which server a queue would speak to. */
const DATABASE_URL = 'postgres://mela@127.0.0.1:1/mela';
const REDIS_URL = 'redis://127.0.0.1:1';

test('queues in PostgreSQL and in Redis stand side by side in one process', async () => {
  const queues = [undefined, REDIS_URL, undefined].map((url) => openQueue({ DATABASE_URL, REDIS_URL: url }));
  await Promise.all(queues.map((queue) => queue.close()));
  expect(queues).toMatchObject([
    { backend: expect.any(PostgresQueueBackend) },
    { backend: expect.any(RedisQueueBackend) },
    { backend: expect.any(PostgresQueueBackend) },
  ]);
});
