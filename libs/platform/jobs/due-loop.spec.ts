import { jest } from '@jest/globals';
import { z } from 'zod';
import type { DueAttempts } from './due-attempts.js';
import { AT_ONCE, DueLoop } from './due-loop.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import { defineJob } from './job-catalogue.js';

const job = defineJob({ name: 'test.due', payload: z.unknown(), attempts: 1 });

/** Fake timers: what the loop waits for comes when the spec says so. */
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const rowAt = (jobId: string, milliseconds: number): DueRow => ({
  jobId,
  at: new Date(Date.now() + milliseconds),
  payload: {},
});

/** A loop over rows in memory. A row whose handler ended without an error is due no more. */
function loopOver(rows: DueRow[], handle: (row: DueRow) => Promise<void> = async () => undefined) {
  const started: { id: string; at: number }[] = [];
  const waits = new Map<DueRow, number>();
  const rowOf = ({ jobId }: DueRow) => rows.find((row) => row.jobId === jobId) as DueRow;
  let reads = 0;
  const attempts: Pick<DueAttempts, 'take' | 'renew' | 'postpone'> = {
    take: async (_, due, limit) => {
      const open = due.filter((row) => (waits.get(rowOf(row)) ?? 0) <= performance.now()).slice(0, limit);
      for (const row of open) waits.set(rowOf(row), performance.now() + 3000);
      const left = open.length < limit ? [] : due.filter((row) => !open.includes(row));
      return { taken: open.map((row) => ({ ...row, tries: 1 })), left };
    },
    renew: async () => undefined,
    postpone: async (_, row) => {
      waits.set(rowOf(row), performance.now() + 500);
      return 500;
    },
  };
  const source: DueSource = {
    job,
    due: async (until, skip) => {
      reads++;
      return rows
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at.getTime() - b.at.getTime())
        .slice(skip, skip + DUE_PAGE);
    },
  };
  const loop = new DueLoop(source, attempts, { now: () => new Date() }, async (row) => {
    started.push({ id: row.jobId, at: Date.now() });
    await handle(row);
    rows.splice(rows.indexOf(rowOf(row)), 1);
  });
  return { loop, started, ids: () => started.map(({ id }) => id), reads: () => reads };
}

test('each row starts at its deadline, also while a handler is at work', async () => {
  const rows = [rowAt('slow', 0), rowAt('next', 100), rowAt('last', 130)];
  const deadlines = rows.map(({ at }) => at.getTime());
  const { loop, started } = loopOver(rows, ({ jobId }) =>
    jobId === 'slow' ? new Promise(() => undefined) : Promise.resolve(),
  );
  loop.wake();
  await jest.advanceTimersByTimeAsync(200);
  expect(started.map(({ id }) => id)).toEqual(['slow', 'next', 'last']);
  expect(started.map(({ at }) => at)).toEqual(deadlines.map((at) => at + 1));
});

test('more than a page that is due is done without a sleep between', async () => {
  const rows = Array.from({ length: 2 * DUE_PAGE + 1 }, (_, index) => rowAt(String(index), -60_000 + index));
  const { loop, started } = loopOver(rows);
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(2 * DUE_PAGE + 1);
});

test('no more handlers are at work than allowed, and one that ends makes place at once', async () => {
  const ends: (() => void)[] = [];
  const rows = Array.from({ length: AT_ONCE + 2 }, (_, index) => rowAt(String(index), -1000 + index));
  const { loop, started } = loopOver(rows, () => new Promise((resolve) => ends.push(resolve)));
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(AT_ONCE);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(AT_ONCE + 1);
});

test('pages of rows that fail delay neither those after them nor those to come', async () => {
  const failing = Array.from({ length: 2 * DUE_PAGE }, (_, index) => rowAt(`bad-${index}`, -60_000 + index));
  const { loop, started, ids } = loopOver(
    [...failing, rowAt('good', -1000), rowAt('later', 200)],
    async ({ jobId }) => {
      if (jobId.startsWith('bad')) throw new Error('no');
    },
  );
  loop.wake();
  await jest.advanceTimersByTimeAsync(100);
  expect(ids()).toContain('good');
  const later = Date.now() + 100;
  await jest.advanceTimersByTimeAsync(200);
  expect(started.find(({ id }) => id === 'later')?.at).toBe(later + 1);
});

test('a row that failed is tried again when its own time has come', async () => {
  let tries = 0;
  const { loop, ids } = loopOver([rowAt('one', -1)], async () => {
    if (++tries < 3) throw new Error('not yet');
  });
  loop.wake();
  await jest.advanceTimersByTimeAsync(499);
  expect(tries).toBe(1);
  await jest.advanceTimersByTimeAsync(600);
  expect(ids()).toEqual(['one', 'one', 'one']);
});

test('a hint shows what is due meanwhile, and a lost one costs five seconds', async () => {
  const rows = [rowAt('far', 60_000)];
  const { loop, ids } = loopOver(rows);
  loop.wake();
  await jest.advanceTimersByTimeAsync(10);
  rows.push(rowAt('hinted', -10));
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(ids()).toEqual(['hinted']);
  rows.push(rowAt('lost', -10));
  await jest.advanceTimersByTimeAsync(5000);
  expect(ids()).toEqual(['hinted', 'lost']);
});

test('a database that did not answer is asked again soon', async () => {
  const { loop, ids } = loopOver([rowAt('one', -1)]);
  const source = (loop as unknown as { source: DueSource }).source;
  const due = source.due;
  source.due = async () => {
    source.due = due;
    throw new Error('away');
  };
  loop.wake();
  await jest.advanceTimersByTimeAsync(500);
  expect(ids()).toEqual(['one']);
});

test('a worker that stops takes no more and waits for its handlers', async () => {
  let end = () => {};
  const rows = [rowAt('one', -1), rowAt('next', 50)];
  const { loop, ids } = loopOver(rows, () => new Promise((resolve) => (end = resolve)));
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  let stopped = false;
  const stopping = loop.stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(100);
  expect([stopped, ids()]).toEqual([false, ['one']]);
  end();
  await stopping;
  expect(ids()).toEqual(['one']);
});
