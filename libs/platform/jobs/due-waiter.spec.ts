import { z } from 'zod';
import type { Clock } from '../clock/clock.js';
import type { Hint, Hints } from '../push/hints.js';
import { DUE_PAGE, type DueRow, DueWaiter } from './due-waiter.js';
import { defineJob } from './job-catalogue.js';
import type { Jobs } from './jobs.js';

const job = defineJob({ name: 'test.due', payload: z.object({ id: z.int() }), attempts: 1 });

/** A waiter on rows in memory whose jobs are added and never done. */
function watch(rows: { id: number; at: Date }[]) {
  const added: number[] = [];
  const waiting: (() => void)[] = [];
  const jobs = {
    add: async (_job: unknown, payload: { id: number }) => {
      added.push(payload.id);
      for (const look of waiting) look();
    },
  };
  const listeners: ((hint: Hint) => void)[] = [];
  const hints = { on: (_kind: string, listener: (hint: Hint) => void) => listeners.push(listener) };
  const clock = { now: () => new Date(), onMove: () => undefined };
  const waiter = new DueWaiter(jobs as unknown as Jobs, clock as unknown as Clock, hints as unknown as Hints);
  const dueRow = ({ id, at }: { id: number; at: Date }): DueRow => ({
    jobId: `row-${id}`,
    at,
    payload: { id },
  });
  waiter.watch({
    job,
    next: async () => Math.min(...rows.map(({ at }) => at.getTime())),
    due: async (now, skip) =>
      rows
        .filter(({ at }) => at <= now)
        .slice(skip, skip + DUE_PAGE)
        .map(dueRow),
  });
  const until = (fits: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => fits() && resolve();
      waiting.push(look);
      look();
    });
  const wake = () => listeners[0]?.({ kind: 'due' });
  return { waiter, added, until, wake };
}

test('rows whose jobs fail for good do not hold up those that are due after them', async () => {
  const past = new Date(Date.now() - 60_000);
  const rows = Array.from({ length: 3 * DUE_PAGE }, (_, id) => ({ id, at: past }));
  const last = 3 * DUE_PAGE - 1;
  const { waiter, added, until } = watch(rows);
  waiter.onApplicationBootstrap();
  await until(() => added.includes(last));
  await waiter.onApplicationShutdown();
  expect(new Set(added).size).toBe(3 * DUE_PAGE);
});

test('a row is not added again while its job is with the queue, and at once for its next deadline', async () => {
  const rows = [{ id: 1, at: new Date(Date.now() - 60_000) }];
  const { waiter, added, until, wake } = watch(rows);
  waiter.onApplicationBootstrap();
  await until(() => added.includes(1));
  rows.push({ id: 2, at: new Date(Date.now() - 30_000) });
  wake();
  await until(() => added.includes(2));
  rows[0] = { id: 1, at: new Date(Date.now() - 10_000) };
  wake();
  await until(() => added.length === 3);
  await waiter.onApplicationShutdown();
  expect(added).toEqual([1, 2, 1]);
});
