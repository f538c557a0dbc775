import { PostgresQueueBackend, RedisQueueBackend } from 'bullmq';
import { openQueue } from './queue.js';

/** No server listens at this address: the test only looks at which server a queue would connect to. */
const DATABASE_URL = 'postgres://mela@127.0.0.1:1/mela';
const REDIS_URL = 'redis://127.0.0.1:1';

test('opens queues in PostgreSQL and in Redis in one process', async () => {
  const queues = [undefined, REDIS_URL, undefined].map((url) => openQueue({ DATABASE_URL, REDIS_URL: url }));
  await Promise.all(queues.map((queue) => queue.close()));
  expect(queues).toMatchObject([
    { backend: expect.any(PostgresQueueBackend) },
    { backend: expect.any(RedisQueueBackend) },
    { backend: expect.any(PostgresQueueBackend) },
  ]);
});
