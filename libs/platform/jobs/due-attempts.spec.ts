import { EventEmitter, once } from 'node:events';
import { jest } from '@jest/globals';
import pino from 'pino';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { DueAttempts } from './due-attempts.js';
import { AT_ONCE } from './due-loop.js';
import type { DueRow } from './due-source.js';
import { dueTable } from './due-table.js';
import { DueWaiter } from './due-waiter.js';
import { defineJob } from './job-catalogue.js';
import { JobHandlers } from './job-handlers.js';

const job = defineJob({ name: 'test.due', payload: z.strictObject({ id: z.int() }), attempts: 1 });

let db: TestDatabase;
let parts: TestParts;
let elsewhere: TestParts;
let attempts: DueAttempts;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `create table platform.test_due (id int primary key, due_at timestamptz, done int not null default 0)`,
  );
  await db.query('create index test_due_at on platform.test_due (due_at)');
  await db.query('grant select, insert, update on platform.test_due to mela_app');
  parts = await createTestParts(db.url);
  elsewhere = await createTestParts(db.url);
  attempts = new DueAttempts(parts.database);
});
afterAll(async () => {
  await elsewhere.close();
  await parts.close();
  await db.drop();
});
beforeEach(async () => {
  await db.query('truncate platform.test_due, platform.due_attempt');
});

const table = () =>
  dueTable(parts.database, {
    job,
    table: 'platform.test_due',
    at: 'due_at',
    where: 'due_at is not null',
    payload: { id: 'id' },
  });
const write = (first: number, last: number) =>
  db.query(
    `insert into platform.test_due (id, due_at) select n, now() - interval '1 minute' + n * interval '1 microsecond'
     from generate_series($1::int, $2::int) n`,
    [first, last],
  );
const rows = () => table().due(new Date(), 0);
const idsOf = (found: DueRow[]) => found.map(({ jobId }) => Number(jobId));
/** Until a statement waits for another's lock. */
async function someoneWaits(): Promise<void> {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(sql)).length === 0);
}
/** The lease, or the wait for the next try, is over. */
const passTime = () => db.query(`update platform.due_attempt set next_try_at = clock_timestamp()`);

/** A worker whose handler does what it is told with an id; a row is done with it. */
function startWorker(handle: (id: number) => Promise<void>): DueWaiter {
  const handlers = new JobHandlers();
  handlers.register(job, async ({ id }) => {
    await handle(id);
    await parts.database.query(
      'update platform.test_due set due_at = null, done = done + 1 where id = $1 and due_at is not null',
      [id],
    );
  });
  const waiter = new DueWaiter(handlers, attempts, parts.clock, pino({ level: 'silent' }), parts.hints);
  waiter.watch(table());
  waiter.onApplicationBootstrap();
  return waiter;
}

test('a row is taken by one of two at once, and is shown to nobody while it is taken', async () => {
  await write(1, 3);
  const due = await rows();
  const { first, second } = await parts.database.transaction(async () => {
    const taken = (await attempts.take(job.name, due, 3)).taken;
    const waiting = new DueAttempts(elsewhere.database).take(job.name, due, 3);
    await someoneWaits();
    return { first: taken, second: () => waiting };
  });
  expect([idsOf(first), (await second()).taken]).toEqual([[1, 2, 3], []]);
  expect(await rows()).toEqual([]);
});

test('the second takes what the first has left', async () => {
  await write(1, 6);
  const due = await rows();
  const first = await attempts.take(job.name, due, 4);
  const second = await attempts.take(job.name, due, 4);
  expect([idsOf(first.taken), idsOf(first.left)]).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  expect([idsOf(second.taken), second.left]).toEqual([[5, 6], []]);
});

test('a row of a worker that died is given again when its lease has ended, and tried more slowly as it fails', async () => {
  await write(1, 1);
  const [row] = (await attempts.take(job.name, await rows(), 1)).taken;
  await passTime();
  const [again] = (await attempts.take(job.name, await rows(), 1)).taken;
  expect([row?.tries, again?.tries]).toEqual([1, 2]);
  if (!again) throw new Error('it was not given again');
  expect(await attempts.postpone(job.name, again)).toBe(1000);
  expect(await attempts.postpone(job.name, { ...again, tries: 20 })).toBe(60_000);
  expect(await rows()).toEqual([]);
});

test('another deadline of the same row waits for nothing', async () => {
  await write(1, 1);
  await attempts.take(job.name, await rows(), 1);
  await db.query(`update platform.test_due set due_at = now() - interval '1 second'`);
  const { taken } = await attempts.take(job.name, await rows(), 1);
  expect(taken).toMatchObject([{ jobId: '1', tries: 1 }]);
});

test('two workers share what is due, each row once, and none waits for the other', async () => {
  await write(1, 2 * AT_ONCE);
  const gate = new EventEmitter();
  gate.setMaxListeners(100);
  const started: string[] = [];
  const bothFull = once(gate, 'full');
  const handleOf = (name: string) => async () => {
    const released = once(gate, 'release');
    started.push(name);
    if (started.length === 2 * AT_ONCE) gate.emit('full');
    await released;
  };
  const workers = [startWorker(handleOf('a')), startWorker(handleOf('b'))];
  await bothFull; // with all handlers of the first at work, the second has the others
  gate.emit('release');
  for (const worker of workers) await worker.onApplicationShutdown();
  expect(started.sort().join('')).toBe('a'.repeat(AT_ONCE) + 'b'.repeat(AT_ONCE));
  expect(await db.query('select from platform.test_due where done <> 1')).toEqual([]);
});

test('what fails is tried again by itself and delays nobody', async () => {
  await write(1, 300);
  const finished = new EventEmitter();
  const good = new Set<number>();
  const allGood = once(finished, 'good');
  const twice = once(finished, 'twice');
  const failed = new Map<number, number>();
  const worker = startWorker(async (id) => {
    if (id <= 250) {
      failed.set(id, (failed.get(id) ?? 0) + 1);
      if (failed.get(id) === 2) finished.emit('twice');
      throw new Error('no');
    }
    good.add(id);
    if (good.size === 50) finished.emit('good');
  });
  await Promise.all([allGood, twice]);
  await worker.onApplicationShutdown();
  expect(await db.query('select from platform.test_due where done = 1 and id > 250')).toHaveLength(50);
});

test('an emptied table of attempts loses nothing', async () => {
  await write(1, 3);
  await attempts.take(job.name, await rows(), 3);
  await db.query('truncate platform.due_attempt');
  expect(idsOf((await attempts.take(job.name, await rows(), 3)).taken)).toEqual([1, 2, 3]);
});

test('what is due is found by the index, however many rows failed or are due later', async () => {
  await db.query(
    `insert into platform.test_due (id, due_at) select n, now() + (n - 500) * interval '1 minute' from generate_series(1, 50000) n`,
  );
  await db.query(
    `insert into platform.due_attempt (job, id, at, tries, next_try_at)
     select $1, id, date_trunc('milliseconds', due_at), 1, now() + interval '1 hour' from platform.test_due where id < 400`,
    [job.name],
  );
  await db.query('analyze platform.test_due, platform.due_attempt');
  const plan = await planOf(() => rows());
  expect(plan).toContain('Index Scan using test_due_at');
  expect(plan).not.toContain('Seq Scan on test_due');
  expect(idsOf(await rows())[0]).toBe(400);
});

/** How PostgreSQL runs the query that is made meanwhile. */
async function planOf(read: () => Promise<unknown>): Promise<string> {
  const query = jest.spyOn(parts.database, 'query');
  await read();
  const [sql, parameters] = query.mock.calls[0] ?? ['', []];
  query.mockRestore();
  const plan = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
