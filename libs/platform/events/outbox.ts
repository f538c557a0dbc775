import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.js';
import { WakeUps } from '../push/wake-ups.js';
import { Events, type WrittenEvent } from './events.js';

const SWEEP_INTERVAL_MS = 1000;
const SWEEP_LIMIT = 1000;
/**
 * Events committed within this time are announced together, after the sockets of this process were served. In
 * milliseconds.
 */
const BATCH_WINDOW_MS = 2;
/**
 * How long outbox rows may stay after their wake-ups were sent, in milliseconds, so that one deletion serves many
 * batches.
 */
const DELETE_DELAY_MS = 100;

/**
 * Tells the other processes about commits: a wake-up at once, and soon after a bulk deletion of the outbox rows. The
 * sweep, at start and each second, announces again what a crash left behind; a duplicate wake-up does no harm.
 */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private queue: WrittenEvent[] = [];
  private draining: Promise<void> | undefined;
  private readonly sent = new Set<string>();
  private deletion: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeUps: WakeUps,
    events: Events,
  ) {
    events.onPublished((rows) => this.announce(rows));
  }

  onApplicationBootstrap(): void {
    const again = () => {
      this.timer = setTimeout(
        () =>
          void this.sweep()
            .catch(() => undefined)
            .finally(again),
        SWEEP_INTERVAL_MS,
      );
    };
    void this.sweep()
      .catch(() => undefined)
      .finally(again);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.draining;
    clearTimeout(this.deletion);
    await this.deleteSent();
  }

  /** Sends wake-ups again for rows that have been in the outbox for longer than a second. */
  async sweep(): Promise<void> {
    const rows = await this.database.query<{ outbox: string; person: string; seq: string }>(
      `select o.id as outbox, head.person, head.seq
       from (select * from platform.outbox where written_at < clock_timestamp() - interval '1 second'
         order by id limit $1) o, unnest(o.persons, o.seqs) as head(person, seq)`,
      [SWEEP_LIMIT],
    );
    await this.sendWakeUps(rows.map((row) => ({ ...row, seq: Number(row.seq) })));
    await this.deleteSent();
  }

  private announce(rows: WrittenEvent[]): void {
    this.queue.push(...rows);
    this.draining ??= this.drain().finally(() => (this.draining = undefined));
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      await pause(BATCH_WINDOW_MS);
      await this.sendWakeUps(this.queue.splice(0)).catch(() => undefined);
    }
    this.deletion ??= setTimeout(() => {
      this.deletion = undefined;
      void this.deleteSent().catch(() => undefined); // the sweep finds them again
    }, DELETE_DELAY_MS);
  }

  private async sendWakeUps(rows: { outbox: string; person: string; seq: number }[]): Promise<void> {
    if (rows.length === 0) return;
    const newest = new Map<string, number>();
    for (const { person, seq } of rows) newest.set(person, Math.max(seq, newest.get(person) ?? 0));
    await this.wakeUps.sendAll(
      [...newest].map(([person, seq]) => ({ kind: 'person' as const, person, seq })),
    );
    for (const { outbox } of rows) this.sent.add(outbox);
  }

  private async deleteSent(): Promise<void> {
    if (this.sent.size === 0) return;
    const ids = [...this.sent];
    this.sent.clear();
    await this.database.source.query(DELETE_SENT, [ids]);
  }
}

/**
 * Does not wait for the disk, on which the next bet waits too: a deletion that a crash undoes leads to one more
 * wake-up, which does no harm. Only in its own transaction, since the whole transaction loses durability.
 */
const DELETE_SENT = `delete from platform.outbox where id = any($1::bigint[])
  and set_config('synchronous_commit', 'off', true) = 'off'`;
