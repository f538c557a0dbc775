import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { UnreadCounts } from './unread-counts.js';

interface Owner {
  member: string;
  brand: string;
}

/**
 * Records what a member has read or removed. Of a broadcast nothing is stored for a member until then: a row of
 * `broadcast_mark`, or for "all read" one of `inbox_mark`, says it.
 */
@Injectable()
export class InboxMarks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly counts: UnreadCounts,
  ) {}

  /** Marks these as read, or all that there are. Ids that are not in the inbox change nothing. */
  async read(owner: Owner, ids?: string[]): Promise<void> {
    await this.database.transaction(async () => {
      await this.counts.lock(owner.member);
      const read = ids ? await this.readThese(owner.member, ids) : await this.readAll(owner);
      if (read.length > 0) await this.counts.push(owner.member, owner.brand, { read });
    });
  }

  /** Takes these out of the inbox. */
  async remove({ member, brand }: Owner, ids: string[]): Promise<void> {
    await this.database.transaction(async () => {
      await this.counts.lock(member);
      const { own, broadcasts } = apart(ids);
      const now = this.clock.now();
      const { rows } = await this.database.change<{ id: string }>(
        `update messaging.message set hidden_at = $2
         where member = $1 and hidden_at is null and id = any($3::bigint[]) returning id`,
        [member, now, own],
      );
      const marked = await this.database.query<{ id: string }>(
        `insert into messaging.broadcast_mark (member, broadcast, read_at, hidden_at)
         select $1, broadcast, $2, $2 from messaging.inbox_broadcasts(array[$1::bigint], $2) where broadcast = any($3::uuid[])
         on conflict (member, broadcast) do update set hidden_at = excluded.hidden_at returning broadcast as id`,
        [member, now, broadcasts],
      );
      const removed = [...rows, ...marked].map(({ id }) => id);
      if (removed.length > 0) await this.counts.push(member, brand, { removed });
    });
  }

  private async readThese(member: string, ids: string[]): Promise<string[]> {
    const { own, broadcasts } = apart(ids);
    const marked = await this.database.query<{ id: string }>(
      `insert into messaging.broadcast_mark (member, broadcast, read_at)
       select $1, broadcast, $2 from messaging.inbox_broadcasts(array[$1::bigint], $2)
       where broadcast = any($3::uuid[]) and not read
       on conflict do nothing returning broadcast as id`,
      [member, this.clock.now(), broadcasts],
    );
    return [...(await this.readOwn(member, own)), ...marked.map(({ id }) => id)];
  }

  /** One row for all broadcasts, `inbox_mark.read_no`: all publications of the brand up to that number are read. */
  private async readAll({ member, brand }: Owner): Promise<string[]> {
    const own = await this.readOwn(member, null);
    const now = this.clock.now();
    const unread = await this.database.query<{ id: string }>(
      'select broadcast as id from messaging.inbox_broadcasts(array[$1::bigint], $2) where not read',
      [member, now],
    );
    if (unread.length > 0)
      await this.database.query(
        `insert into messaging.inbox_mark (member, read_no, at)
         select $1, max(no), $3 from messaging.broadcast where brand = $2
         on conflict (member) do update set read_no = excluded.read_no, at = excluded.at`,
        [member, brand, now],
      );
    return [...own, ...unread.map(({ id }) => id)];
  }

  /** Messages of the member's own; all of them without ids. */
  private async readOwn(member: string, ids: string[] | null): Promise<string[]> {
    const { rows } = await this.database.change<{ id: string }>(
      `update messaging.message set read_at = $2
       where member = $1 and read_at is null and hidden_at is null
         and ($3::bigint[] is null or id = any($3::bigint[])) returning id`,
      [member, this.clock.now(), ids],
    );
    return rows.map(({ id }) => id);
  }
}

/** The ids of a member's own messages are digits, those of broadcasts are not. */
function apart(ids: string[]): { own: string[]; broadcasts: string[] } {
  const isOwn = (id: string) => /^\d+$/.test(id);
  return { own: ids.filter(isOwn), broadcasts: ids.filter((id) => !isOwn(id)) };
}
