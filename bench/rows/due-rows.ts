import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type pg from 'pg';
import { queueServer } from '#libs/platform/jobs/queue';
import { DELAYED_QUEUE } from '../anchors/delayed-queue.js';
import { seatedOf } from '../fill/size.js';
import { defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import type { Workbench } from '../workbench.js';

/** As many in half a minute as half of an hour's busiest payouts, at the same rate in a shorter count. */
const PER_SECOND = 500 / 30;
/** Until the first of them is due, in milliseconds: the rows are written and the waiter sleeps by then. */
const AHEAD_MS = 2000;
/** How late the last may be. */
const PATIENCE_MS = 30_000;

export const dueRows = defineRow({
  id: 'due-rows',
  figures: {
    p99: {
      title:
        'unanswered payouts, 17 deadlines a second: due to the handler, p99; anchor: BullMQ delayed jobs',
      unit: 'ms',
      goal: { ratioAtMost: 0.5 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    return async () => {
      const worker = await portal.startWorker();
      const payouts = await writePayouts(bench, portal.owner);
      await portal.owner.query(`select pg_notify('mela_hints', '[{"kind":"due"}]')`);
      const p99 = await lateness(portal.owner, payouts);
      await worker.end();
      return { p99 };
    };
  },
  async anchor(bench) {
    const portal = await bench.portal();
    return async () => {
      const { program } = await bench.startAnchor('anchors/delayed-jobs', portal.programEnv());
      const payouts = await writePayouts(bench, portal.owner);
      await delay(portal.databaseUrl, payouts);
      const p99 = await lateness(portal.owner, payouts);
      await program.end();
      return { p99 };
    };
  },
});

interface Payout {
  id: string;
  /** Milliseconds since 1970. */
  dueAt: number;
}

/** Payouts that were sent, each of another member, and that nobody answers. */
async function writePayouts(bench: Workbench, owner: pg.Pool): Promise<Payout[]> {
  const { firstPlayer } = seatedOf(bench.size);
  const begin = Date.now() + AHEAD_MS;
  const count = Math.ceil((PER_SECOND * 3 * bench.pace.countMs) / 1000);
  const payouts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    dueAt: begin + Math.round((index * 1000) / PER_SECOND),
  }));
  const ids = payouts.map(({ id }) => id);
  const numbers = ids.map((id) => id.replaceAll('-', '').toUpperCase());
  const members = ids.map((_, index) => firstPlayer + index);
  await owner.query(
    `with bank as (
       insert into cashier.bank_account (id, brand, member, bank, number, holder, added_at)
       select id, 'mela', member, 'brac', number, 'BENCH', now()
       from unnest($1::uuid[], $2::text[], $3::bigint[]) as b(id, number, member) returning id, member
     ), withdrawal as (
       insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, sent,
         created_at, waiting_since)
       select id, 'mela', member, 'bench', id, 10000, 0, 'BDT', 'distributed', 10000, now(), now() from bank returning id
     ), step as (
       insert into cashier.withdrawal_step (withdrawal, step, status, amount, at)
       select id, no, status, 10000, now()
       from withdrawal, unnest(array['requested', 'approved', 'distributed']) with ordinality as s(status, no)
     )
     insert into cashier.tranche (withdrawal, no, amount, fee, status, reference, attempt, sent_at, deadline_at)
     select id, 1, 10000, 0, 'sent', 'bench', 1, now(), to_timestamp(due / 1000.0)
     from unnest($1::uuid[], $4::bigint[]) as t(id, due)`,
    [ids, numbers, members, payouts.map(({ dueAt }) => dueAt)],
  );
  return payouts;
}

/** A delayed job for each. */
async function delay(databaseUrl: string, payouts: Payout[]): Promise<void> {
  const { connection, backend } = queueServer({ DATABASE_URL: databaseUrl });
  const defaultJobOptions = { removeOnComplete: true };
  const queue = new Queue(DELAYED_QUEUE, { connection, defaultJobOptions }, backend);
  const jobs = payouts.map(({ id, dueAt }) => ({
    name: 'receive',
    data: { id },
    opts: { delay: dueAt - Date.now() },
  }));
  await queue.addBulk(jobs).finally(() => queue.close());
}

/** Milliseconds from the deadline to the moment that the handler wrote down. @throws Error where one is still open */
async function lateness(owner: pg.Pool, payouts: Payout[]): Promise<number> {
  const last = payouts.at(-1)?.dueAt ?? 0;
  const ids = payouts.map(({ id }) => id);
  for (;;) {
    await pause(500);
    const { rows } = await owner.query<{ late: number | null }>(
      `select (extract(epoch from answered_at - deadline_at) * 1000)::float8 as late from cashier.tranche
       where withdrawal = any($1)`,
      [ids],
    );
    const late = rows.flatMap((row) => (row.late === null ? [] : [row.late]));
    if (late.length === ids.length) return percentile(late, 0.99);
    if (Date.now() > last + PATIENCE_MS)
      throw new Error(`${ids.length - late.length} payouts are still open`);
  }
}
