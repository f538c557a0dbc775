import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { Message } from './common/messaging.calls.js';
import { MOST_READ_IDS, unreadChanged } from './common/messaging.events.js';

interface MessageRow {
  id: string;
  kind: Message['kind'];
  data: Message['data'];
  at: Date;
  read: boolean;
}

/** A member's inbox. */
@Injectable()
export class Messages {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Writes a message and updates the count, in the caller's transaction. */
  async write(member: string, brand: string, kind: Message['kind'], data: Message['data']): Promise<void> {
    const at = this.clock.now();
    const [row] = await this.database.query<{ id: string }>(
      'insert into messaging.message (brand, member, kind, data, at) values ($1, $2, $3, $4::jsonb, $5) returning id',
      [brand, member, kind, JSON.stringify(data), at],
    );
    if (!row) throw new Error('a written message has an id');
    await this.events.append(unreadChanged, member, brand, {
      ...(await this.counts(member)),
      message: { id: row.id, kind, data, at: at.toISOString(), read: false },
      read: [],
    });
  }

  unread(member: string) {
    return this.database.snapshot(async () => {
      const { head } = await this.events.range(member);
      return { ...(await this.counts(member)), seq: head };
    });
  }

  /** The number of unread messages of each of these members; a member without any is left out. */
  async unreadOf(members: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ member: string; count: string }>(
      `select member, count(*) from messaging.message where member = any($1::bigint[]) and read_at is null
       group by member`,
      [members],
    );
    return new Map(rows.map(({ member, count }) => [member, Number(count)]));
  }

  list(member: string, pageNo: number, pageSize: number) {
    return this.database.snapshot(async () => {
      const rows = await this.database.query<MessageRow>(
        `select id, kind, data, at, read_at is not null as read from messaging.message where member = $1
         order by id desc limit $2 offset $3`,
        [member, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: string }>(
        'select count(*) as total from messaging.message where member = $1',
        [member],
      );
      const total = Number(count?.total ?? 0);
      const { head } = await this.events.range(member);
      const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
      return { list, total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  async read(member: string, brand: string, ids?: string[]): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.database.query<{ id: string }>(
        `with read as (
           update messaging.message set read_at = $2
           where member = $1 and read_at is null and ($3::bigint[] is null or id = any($3::bigint[])) returning id
         ) select id from read`,
        [member, this.clock.now(), ids ?? null],
      );
      await this.events.append(unreadChanged, member, brand, {
        ...(await this.counts(member)),
        message: null,
        read: rows.length > MOST_READ_IDS ? null : rows.map(({ id }) => id),
      });
    });
  }

  private async counts(member: string) {
    const unread = await this.unreadOf([member]);
    return { messages: unread.get(member) ?? 0, rewards: 0, missions: 0 };
  }
}
