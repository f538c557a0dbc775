import { Injectable } from '@nestjs/common';
import { BatchLoader } from '#libs/platform/batch/batch-loader';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { AnyMessageKind, MessageDataOf } from './common/message-kind.js';
import type { UnreadCountsValue } from './common/unread-counts.js';
import { MessageKinds } from './message-kinds.js';
import { UnreadCounts } from './unread-counts.js';

type Unread = UnreadCountsValue & { seq: number };

/** Writes messages to single members, and reads their counters. */
@Injectable()
export class Messages {
  private readonly unreadOf = new BatchLoader<string, Unread>({
    size: 256,
    inFlight: 2,
    load: (members) =>
      this.database.snapshot(async () => {
        const ranges = await this.events.ranges(members);
        const counts = await this.counts.of(members);
        return new Map(
          [...counts].map(([member, of]) => [member, { ...of, seq: ranges.get(member)?.head ?? 0 }]),
        );
      }),
  });

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly kinds: MessageKinds,
    private readonly counts: UnreadCounts,
  ) {}

  /**
   * Writes a message and pushes it with the counters, in the caller's transaction.
   * @throws Error for a kind that is not registered, or data of another shape
   */
  async write<Kind extends AnyMessageKind>(
    member: string,
    brand: string,
    kind: Kind,
    data: MessageDataOf<Kind>,
  ): Promise<void> {
    this.kinds.assertRegistered(kind);
    const { name, category } = kind;
    const stored = kind.data.parse(data) as Record<string, unknown>;
    const at = this.clock.now();
    await this.counts.lock(member);
    const [row] = await this.database.query<{ id: string }>(
      `insert into messaging.message (brand, member, kind, category, data, at)
       values ($1, $2, $3, $4, $5::jsonb, $6) returning id`,
      [brand, member, name, category, JSON.stringify(stored), at],
    );
    if (!row) throw new Error('a written message has an id');
    const message = { id: row.id, kind: name, category, data: stored, at: at.toISOString(), read: false };
    await this.counts.push(member, brand, { message });
  }

  /** The counters with the `seq` of the same moment. Members who ask at the same time are read together. */
  async unread(member: string): Promise<Unread> {
    const unread = await this.unreadOf.load(member);
    if (!unread) throw new Error(`member ${member} has no counters`);
    return unread;
  }
}
