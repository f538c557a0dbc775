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

/** Half of the payouts of the busiest hour within half a minute; a shorter count has the same rate. */
const PER_SECOND = 500 / 30;
/** Time until the first of them is due, in milliseconds: by then the rows are written and the scheduler sleeps. */
const AHEAD_MS = 2000;
/** How late the last may be. */
const MAX_LATENESS_MS = 30_000;

/** Records the start of the transaction that answered a payout, which is the first action of a handler. */
const NOTE_STARTS = `
  create schema if not exists bench;
  create table if not exists bench.handler_start (withdrawal uuid not null, at timestamptz not null);
  create or replace function bench.note_start() returns trigger language plpgsql security definer as $$
  begin
    insert into bench.handler_start values (new.withdrawal, transaction_timestamp());
    return new;
  end $$;
  create or replace trigger note_start before update of answered_at on cashier.tranche
    for each row execute function bench.note_start();`;

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
    await portal.owner.query(NOTE_STARTS);
    return async () => {
      const worker = await portal.startWorker();
      const payouts = await writePayouts(bench, portal.owner);
      await portal.owner.query(`select pg_notify('mela_wake_ups', '[{"kind":"due"}]')`);
      const p99 = await lateness(portal.owner, payouts);
      await worker.end();
      return { p99 };
    };
  },
  async anchor(bench) {
    const portal = await bench.portal();
    await portal.owner.query(NOTE_STARTS);
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

/** Writes sent payouts, each of another member, that nobody answers. */
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

/** Adds a delayed job for each. */
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

/** Milliseconds from the deadline to the start of the handler. @throws Error if one is still open */
async function lateness(owner: pg.Pool, payouts: Payout[]): Promise<number> {
  const last = payouts.at(-1)?.dueAt ?? 0;
  const ids = payouts.map(({ id }) => id);
  for (;;) {
    await pause(500);
    const { rows } = await owner.query<{ late: number }>(
      `select (extract(epoch from h.at - t.deadline_at) * 1000)::float8 as late
       from cashier.tranche t join bench.handler_start h using (withdrawal) where t.withdrawal = any($1)`,
      [ids],
    );
    const late = rows.map((row) => row.late);
    if (late.length === ids.length) return percentile(late, 0.99);
    if (Date.now() > last + MAX_LATENESS_MS)
      throw new Error(`${ids.length - late.length} payouts are still open`);
  }
}
