import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Hints } from '../push/hints.js';
import { Events, type WrittenEvent } from './events.js';

const SWEEP_EVERY = 1000;
const SWEEP_LIMIT = 1000;

/**
 * The way from COMMIT to the other processes: a hint at once, then the outbox rows go in bulk. What a crash left
 * behind is hinted again by the sweep, at start and each second; a doubled hint does no harm.
 */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private queue: WrittenEvent[] = [];
  private draining: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly hints: Hints,
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
        SWEEP_EVERY,
      );
    };
    void this.sweep()
      .catch(() => undefined)
      .finally(again);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.draining;
  }

  /** Hints again what stands in the outbox for longer than a second. */
  async sweep(): Promise<void> {
    const rows = await this.database.query<{ outbox: string; person: string; seq: string }>(
      `select o.id as outbox, head.person, head.seq
       from (select * from platform.outbox where written_at < clock_timestamp() - interval '1 second'
         order by id limit $1) o, unnest(o.persons, o.seqs) as head(person, seq)`,
      [SWEEP_LIMIT],
    );
    await this.pass(rows.map((row) => ({ ...row, seq: Number(row.seq) })));
  }

  private announce(rows: WrittenEvent[]): void {
    this.queue.push(...rows);
    this.draining ??= this.drain().finally(() => (this.draining = undefined));
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) await this.pass(this.queue.splice(0)).catch(() => undefined);
  }

  private async pass(rows: { outbox: string; person: string; seq: number }[]): Promise<void> {
    if (rows.length === 0) return;
    const newest = new Map<string, number>();
    for (const { person, seq } of rows) newest.set(person, Math.max(seq, newest.get(person) ?? 0));
    await this.hints.sendAll([...newest].map(([person, seq]) => ({ kind: 'person' as const, person, seq })));
    const told = new Set(rows.map((row) => row.outbox));
    await this.database.query('delete from platform.outbox where id = any($1::bigint[])', [[...told]]);
  }
}
