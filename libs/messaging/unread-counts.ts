import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { Message } from './common/messaging.calls.js';
import { MOST_NAMED_IDS, unreadChanged } from './common/messaging.events.js';
import type { UnreadCountsValue } from './common/unread-counts.js';

interface InboxChange {
  message?: Message;
  read?: string[];
  removed?: string[];
}

/** The counters of members' menus, and the push that carries them. */
@Injectable()
export class UnreadCounts {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Of each of these members. */
  async of(members: string[]): Promise<Map<string, UnreadCountsValue>> {
    const rows = await this.database.query<{ member: string; name: keyof UnreadCountsValue; value: number }>(
      `select member, 'messages' as name, count(*)::int as value from messaging.message
       where member = any($1::bigint[]) and read_at is null and hidden_at is null group by member
       union all
       select member, 'messages', count(*)::int from messaging.inbox_broadcasts($1::bigint[], $2) where not read group by member
       union all
       select member, 'messages', count(*)::int from messaging.thread where member = any($1::bigint[]) and unread group by member
       union all
       select member, name, value from messaging.counter where member = any($1::bigint[])`,
      [members, this.clock.now()],
    );
    const counts = new Map(members.map((member) => [member, { messages: 0, rewards: 0, missions: 0 }]));
    for (const { member, name, value } of rows) {
      const ofMember = counts.get(member);
      if (ofMember) ofMember[name] += value;
    }
    return counts;
  }

  /**
   * Makes transactions that change a member's counters wait for each other, so that each counts what the ones before have
   * written. Take it before the change and before events are appended; of several members in the order of their ids.
   */
  async lock(member: string): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('inbox of ' || $1::text, 0))`, [
      member,
    ]);
  }

  /** Pushes the counters as they are now, with what has changed. In the caller's transaction, which holds the lock. */
  async push(
    member: string,
    brand: string,
    { message, read = [], removed = [] }: InboxChange,
  ): Promise<void> {
    const counts = (await this.of([member])).get(member);
    if (!counts) throw new Error(`member ${member} has no counters`);
    await this.events.append(unreadChanged, member, brand, {
      ...counts,
      message: message ?? null,
      read: named(read),
      removed: named(removed),
    });
  }
}

const named = (ids: string[]): string[] | null => (ids.length > MOST_NAMED_IDS ? null : ids);
