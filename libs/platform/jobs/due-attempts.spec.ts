import { EventEmitter, once } from 'node:events';
import { jest } from '@jest/globals';
import pino from 'pino';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { DeadlineScheduler } from './deadline-scheduler.js';
import { DueAttempts } from './due-attempts.js';
import { CONCURRENCY } from './due-loop.js';
import type { DueRow } from './due-source.js';
import { dueTable } from './due-table.js';
import { defineJob } from './job-definition.js';
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
/** Waits until a statement waits for a lock of another. */
async function someoneWaits(): Promise<void> {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(sql)).length === 0);
}
/** Ends the lease, or the wait for the next attempt. */
const passTime = () => db.query(`update platform.due_attempt set next_try_at = clock_timestamp()`);

/** A worker whose handler calls `handle` with an id; the row is done afterwards. */
function startWorker(handle: (id: number) => Promise<void>): DeadlineScheduler {
  const handlers = new JobHandlers();
  handlers.register(job, async ({ id }) => {
    await handle(id);
    await parts.database.query(
      'update platform.test_due set due_at = null, done = done + 1 where id = $1 and due_at is not null',
      [id],
    );
  });
  const scheduler = new DeadlineScheduler(
    handlers,
    attempts,
    parts.clock,
    pino({ level: 'silent' }),
    parts.wakeUps,
  );
  scheduler.watch(table());
  scheduler.onApplicationBootstrap();
  return scheduler;
}

test('gives a row to one of two concurrent callers, and hides it from others while it is claimed', async () => {
  await write(1, 3);
  const due = await rows();
  const { first, second } = await parts.database.transaction(async () => {
    const claimed = (await attempts.claim(job.name, due, 3)).claimed;
    const waiting = new DueAttempts(elsewhere.database).claim(job.name, due, 3);
    await someoneWaits();
    return { first: claimed, second: () => waiting };
  });
  expect([idsOf(first), (await second()).claimed]).toEqual([[1, 2, 3], []]);
  expect(await rows()).toEqual([]);
});

test('gives the second caller the rows that the first has left', async () => {
  await write(1, 6);
  const due = await rows();
  const first = await attempts.claim(job.name, due, 4);
  const second = await attempts.claim(job.name, due, 4);
  expect([idsOf(first.claimed), idsOf(first.left)]).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  expect([idsOf(second.claimed), second.left]).toEqual([[5, 6], []]);
});

test("gives out a dead worker's row again when its lease expires, and backs off as it fails", async () => {
  await write(1, 1);
  const [row] = (await attempts.claim(job.name, await rows(), 1)).claimed;
  await passTime();
  const [again] = (await attempts.claim(job.name, await rows(), 1)).claimed;
  expect([row?.tries, again?.tries]).toEqual([1, 2]);
  if (!again) throw new Error('it was not given again');
  expect(await attempts.postpone(job.name, again)).toBe(1000);
  expect(await attempts.postpone(job.name, { ...again, tries: 20 })).toBe(60_000);
  expect(await rows()).toEqual([]);
});

test('does not delay another deadline of the same row', async () => {
  await write(1, 1);
  await attempts.claim(job.name, await rows(), 1);
  await db.query(`update platform.test_due set due_at = now() - interval '1 second'`);
  const { claimed } = await attempts.claim(job.name, await rows(), 1);
  expect(claimed).toMatchObject([{ jobId: '1', tries: 1 }]);
});

test('lets two workers share the due rows, each row once, without waiting for each other', async () => {
  await write(1, 2 * CONCURRENCY);
  const gate = new EventEmitter();
  gate.setMaxListeners(100);
  const started: string[] = [];
  const bothFull = once(gate, 'full');
  const handleOf = (name: string) => async () => {
    const released = once(gate, 'release');
    started.push(name);
    if (started.length === 2 * CONCURRENCY) gate.emit('full');
    await released;
  };
  const workers = [startWorker(handleOf('a')), startWorker(handleOf('b'))];
  await bothFull; // with all handlers of the first worker busy, the second gets the other rows
  gate.emit('release');
  for (const worker of workers) await worker.onApplicationShutdown();
  expect(started.sort().join('')).toBe('a'.repeat(CONCURRENCY) + 'b'.repeat(CONCURRENCY));
  expect(await db.query('select from platform.test_due where done <> 1')).toEqual([]);
});

test('retries a failed row without delaying others', async () => {
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

test('loses nothing when the table of attempts is emptied', async () => {
  await write(1, 3);
  await attempts.claim(job.name, await rows(), 3);
  await db.query('truncate platform.due_attempt');
  expect(idsOf((await attempts.claim(job.name, await rows(), 3)).claimed)).toEqual([1, 2, 3]);
});

test('finds due rows by the index, however many rows have failed or are due later', async () => {
  await db.query(
    `insert into platform.test_due (id, due_at) select n, now() + (n - 500) * interval '1 minute' from generate_series(1, 50000) n`,
  );
  await db.query(
    `insert into platform.due_attempt (job, id, at, tries, next_try_at)
     select $1, id, date_trunc('milliseconds', due_at + interval '999 microseconds'), 1, now() + interval '1 hour' from platform.test_due where id < 400`,
    [job.name],
  );
  await db.query('analyze platform.test_due, platform.due_attempt');
  const plan = await planOf(() => rows());
  expect(plan).toContain('Index Scan using test_due_at');
  expect(plan).not.toContain('Seq Scan on test_due');
  expect(idsOf(await rows())[0]).toBe(400);
});

/** The query plan of the query that `read` makes. */
async function planOf(read: () => Promise<unknown>): Promise<string> {
  const query = jest.spyOn(parts.database, 'query');
  await read();
  const [sql, parameters] = query.mock.calls[0] ?? ['', []];
  query.mockRestore();
  const plan = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
