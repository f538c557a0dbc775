import { jest } from '@jest/globals';
import { z } from 'zod';
import type { DueAttempts } from './due-attempts.js';
import { CONCURRENCY, DueLoop } from './due-loop.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import { defineJob } from './job-definition.js';

const job = defineJob({ name: 'test.due', payload: z.unknown(), attempts: 1 });

/** With fake timers, the spec decides when the loop's timers fire. */
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

/** A loop over rows in memory. A row is no longer due once its handler has succeeded. */
function loopOver(rows: DueRow[], handle: (row: DueRow) => Promise<void> = async () => undefined) {
  const started: { id: string; at: number }[] = [];
  const waits = new Map<DueRow, number>();
  const rowOf = ({ jobId }: DueRow) => rows.find((row) => row.jobId === jobId) as DueRow;
  let reads = 0;
  const attempts: Pick<DueAttempts, 'claim' | 'renew' | 'postpone'> = {
    claim: async (_, due, limit) => {
      const open = due.filter((row) => (waits.get(rowOf(row)) ?? 0) <= performance.now()).slice(0, limit);
      for (const row of open) waits.set(rowOf(row), performance.now() + 3000);
      const left = open.length < limit ? [] : due.filter((row) => !open.includes(row));
      return { claimed: open.map((row) => ({ ...row, tries: 1 })), left };
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
  return { loop, attempts, started, ids: () => started.map(({ id }) => id), reads: () => reads };
}

test('starts each row at its deadline, even while a handler is running', async () => {
  const rows = [rowAt('slow', 0), rowAt('next', 100), rowAt('last', 130)];
  const deadlines = rows.map(({ at }) => at.getTime());
  const { loop, started } = loopOver(rows, ({ jobId }) =>
    jobId === 'slow' ? new Promise(() => undefined) : Promise.resolve(),
  );
  loop.wake();
  await jest.advanceTimersByTimeAsync(200);
  expect(started.map(({ id }) => id)).toEqual(['slow', 'next', 'last']);
  expect(started.map(({ at }) => at)).toEqual(deadlines);
});

test('starts a row at its deadline even if claiming it takes time', async () => {
  const row = rowAt('one', 100);
  const { loop, attempts, started } = loopOver([row]);
  const { claim: take } = attempts;
  attempts.claim = async (...words) => {
    await new Promise((resolve) => setTimeout(resolve, 15));
    return take(...words);
  };
  loop.wake();
  await jest.advanceTimersByTimeAsync(200);
  expect(started).toEqual([{ id: 'one', at: row.at.getTime() }]);
});

test('handles more than a page of due rows without sleeping in between', async () => {
  const rows = Array.from({ length: 2 * DUE_PAGE + 1 }, (_, index) => rowAt(String(index), -60_000 + index));
  const { loop, started } = loopOver(rows);
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(2 * DUE_PAGE + 1);
});

test('keeps to the number of concurrent handlers, and continues as soon as one ends', async () => {
  const ends: (() => void)[] = [];
  const rows = Array.from({ length: CONCURRENCY + 2 }, (_, index) => rowAt(String(index), -1000 + index));
  const { loop, started } = loopOver(rows, () => new Promise((resolve) => ends.push(resolve)));
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(CONCURRENCY);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(CONCURRENCY + 1);
});

test('is not delayed by pages of failing rows', async () => {
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
  expect(started.find(({ id }) => id === 'later')?.at).toBe(later);
});

test('retries a failed row when its delay is over', async () => {
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

test('sees new due rows at a wake-up, and after five seconds if the wake-up was lost', async () => {
  const rows = [rowAt('far', 60_000)];
  const { loop, ids } = loopOver(rows);
  loop.wake();
  await jest.advanceTimersByTimeAsync(10);
  rows.push(rowAt('announced', -10));
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(ids()).toEqual(['announced']);
  rows.push(rowAt('lost', -10));
  await jest.advanceTimersByTimeAsync(5000);
  expect(ids()).toEqual(['announced', 'lost']);
});

test('asks the database again soon after an error', async () => {
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

test('claims nothing after a stop, and waits for its handlers', async () => {
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
