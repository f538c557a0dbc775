import { Injectable } from '@nestjs/common';
import type { AnyPush, DataOf, PushMessage } from '../common/push.js';
import { Database } from '../database/database.js';

export interface EventRow extends PushMessage {
  person: string;
  name: string;
}

export interface WrittenEvent extends EventRow {
  /** The outbox row that goes when the other processes know of it. */
  outbox: string;
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
 * Events are written with the change, never after it. `append` collects them; last before COMMIT, in one call, each
 * gets the next `seq` of its person. After COMMIT they go to the bus.
 */
@Injectable()
export class Events {
  private readonly listeners = new Map<string, Listener[]>();
  private publishers: Published[] = [];

  constructor(private readonly database: Database) {}

  /** Runs in the transaction of the change; what it throws rolls the change back. */
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
   * Publishes events that a function of the database has written with `platform.write_events`, and that are committed.
   * What listens with `on` does not hear of them.
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

  /** The newest `seq` of each of these persons; who has no event is left out. */
  async heads(persons: string[]): Promise<{ person: string; head: number }[]> {
    const rows = await this.database.query<{ person: string; seq: string }>(
      'select person, seq from platform.person_seq where person = any($1::bigint[])',
      [persons],
    );
    return rows.map((row) => ({ person: row.person, head: Number(row.seq) }));
  }

  /** The newest `seq` of a person, and the oldest that can still be replayed. */
  async range(person: string): Promise<{ head: number; oldest: number }> {
    const [row] = await this.database.query<{ head: string; oldest: string | null }>(
      `select coalesce((select seq from platform.person_seq where person = $1), 0) as head,
              (select min(seq) from platform.event where person = $1) as oldest`,
      [person],
    );
    const head = Number(row?.head ?? 0);
    return { head, oldest: row?.oldest ? Number(row.oldest) : head + 1 };
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
