import { Injectable } from '@nestjs/common';
import type { AnyPush, DataOf, PushMessage } from '../common/push.js';
import { Database } from '../database/database.js';

export interface EventRow extends PushMessage {
  person: string;
  name: string;
}

export interface WrittenEvent extends EventRow {
  /** The outbox row, deleted once the other processes were woken up. */
  outbox: string;
}

/** The range of a person's stored events: `oldest` is `head + 1` if none is stored. */
export interface SeqRange {
  head: number;
  oldest: number;
}

interface Pending {
  person: string;
  brand: string;
  name: string;
  data: unknown;
}

type Listener = (person: string, data: unknown, brand: string) => Promise<void>;
type Published = (rows: WrittenEvent[]) => void;

/**
 * Events are written with the change, never after it. `append` collects them; last before COMMIT, one call gives each
 * the next `seq` of its person. After COMMIT they are published.
 */
@Injectable()
export class Events {
  private readonly listeners = new Map<string, Listener[]>();
  private publishers: Published[] = [];

  constructor(private readonly database: Database) {}

  /** Runs in the transaction of the change; if the listener throws, the change is rolled back. */
  on<P extends AnyPush>(
    push: P,
    listener: (person: string, data: DataOf<P>, brand: string) => Promise<void>,
  ): void {
    this.listeners.set(push.name, [...(this.listeners.get(push.name) ?? []), listener as Listener]);
  }

  onPublished(published: Published): void {
    this.publishers.push(published);
  }

  /** Must run inside a transaction. */
  async append<P extends AnyPush>(push: P, person: string, brand: string, data: DataOf<P>): Promise<void> {
    this.database
      .collected<Pending>(this)
      .push({ person, brand, name: push.name, data: push.data.parse(data) });
    this.database.beforeCommit(this, () => this.write());
    for (const listener of this.listeners.get(push.name) ?? []) await listener(person, data, brand);
  }

  /**
   * Publishes committed events that a database function has written with `platform.write_events`. Listeners registered
   * with `on` are not called for them.
   */
  publish(rows: WrittenEvent[]): void {
    if (rows.length > 0) for (const published of this.publishers) published(rows);
  }

  /** Rows after `afterSeq`, oldest first, at most `limit`. */
  async after(person: string, afterSeq: number, limit: number): Promise<EventRow[]> {
    const rows = await this.database.query<StoredEvent>(
      'select person, seq, name, data, at from platform.event where person = $1 and seq > $2 order by seq limit $3',
      [person, afterSeq, limit],
    );
    return rows.map(fromRow);
  }

  /** The newest `seq` of each of these persons; a person without events is left out. */
  async heads(persons: string[]): Promise<{ person: string; head: number }[]> {
    const rows = await this.database.query<{ person: string; seq: string }>(
      'select person, seq from platform.person_seq where person = any($1::bigint[])',
      [persons],
    );
    return rows.map((row) => ({ person: row.person, head: Number(row.seq) }));
  }

  /** The newest `seq` of a person, and the oldest that can still be replayed. */
  async range(person: string): Promise<SeqRange> {
    return (await this.ranges([person])).get(person) as SeqRange;
  }

  /** The same for many persons. */
  async ranges(persons: string[]): Promise<Map<string, SeqRange>> {
    const rows = await this.database.query<{ person: string; head: string | null; oldest: string | null }>(
      `select person, (select seq from platform.person_seq s where s.person = p.person) as head,
              (select min(seq) from platform.event e where e.person = p.person) as oldest
       from unnest($1::bigint[]) p(person)`,
      [persons],
    );
    return new Map(
      rows.map(({ person, ...row }) => {
        const head = Number(row.head ?? 0);
        return [person, { head, oldest: row.oldest ? Number(row.oldest) : head + 1 }];
      }),
    );
  }

  private async write(): Promise<void> {
    const batch = this.database.collected<Pending>(this);
    if (batch.length === 0) return;
    const rows = await this.database.query<StoredEvent & { outbox: string }>(
      'select * from platform.append_events($1::jsonb)',
      [JSON.stringify(batch.splice(0))],
    );
    const written = rows.map((row) => ({ ...fromRow(row), outbox: row.outbox }));
    this.database.afterCommit(() => this.publish(written));
  }
}

interface StoredEvent {
  person: string;
  seq: string;
  name: string;
  data: unknown;
  at: Date;
}

const fromRow = (row: StoredEvent): EventRow => ({
  person: row.person,
  seq: Number(row.seq),
  name: row.name,
  at: row.at.toISOString(),
  data: row.data,
});
