import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type FeedPosition, lastMark } from './feed-position.js';

/** The batches of full five minutes of the clock: entries of one brand from `firstEntry` to `lastEntry`. */
export interface FeedWindow extends FeedPosition {
  firstEntry: string;
  lastEntry: string;
}

/** The most entries that are read at once where more than one batch is unread. */
const ENTRIES_AT_ONCE = 20_000;

/**
 * Cursors in the feed of settled rounds, one for each reader and brand. A reader reads each batch once: what it makes of a window and
 * the cursor behind it are written in one transaction.
 */
@Injectable()
export class FeedReaders {
  constructor(private readonly database: Database) {}

  /** How far the reader has read; batch 0 if it has read nothing. @throws Error if the brand has no feed yet */
  async position(reader: string, brand: string): Promise<FeedPosition> {
    const [row] = await this.database.query<FeedPosition>(
      `select coalesce(r.batch, 0) as batch, coalesce(r.read_until, '-infinity'::timestamptz) as "takenUntil"
       from games.bet_feed f left join games.feed_reader r on r.brand = f.brand and r.reader = $1 where f.brand = $2`,
      [reader, brand],
    );
    if (!row) throw new Error(`no feed of ${brand}`);
    return row;
  }

  /** Whether the reader has read all that was settled before a full five minutes and is not late. */
  async hasRead(reader: string, brand: string, until: Date): Promise<boolean> {
    const [row] = await this.database.query<{ read: boolean }>(
      `select f.taken_until >= $3 and not exists (
         select from games.bet_batch b where b.brand = f.brand and b.batch > coalesce(r.batch, 0) and b.taken_until <= $3) as read
       from games.bet_feed f left join games.feed_reader r on r.brand = f.brand and r.reader = $1 where f.brand = $2`,
      [reader, brand, until],
    );
    return row?.read ?? false;
  }

  /**
   * Reads the next full five minutes with entries, in a transaction of its own: `handle` writes what the reader makes of them. Answers
   * whether there may be more. A window that was read may have further batches later, of late and changed rounds; they come as a window
   * of their own.
   */
  async readWindow(
    reader: string,
    brand: string,
    handle: (window: FeedWindow) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.lock(reader, brand);
      const complete = await this.completeUntil(brand);
      const window = await this.nextWindow(reader, brand, complete);
      if (window) await handle(window);
      await this.database.query(
        `update games.feed_reader set batch = coalesce($3::bigint, batch), read_until = greatest(read_until, $4)
         where reader = $1 and brand = $2`,
        [reader, brand, window?.batch ?? null, window?.takenUntil ?? complete],
      );
      return window !== undefined;
    });
  }

  /**
   * Reads the batches that are there, some at once, in a transaction of its own; otherwise as `readWindow`. A reader uses one of the two.
   * Its `takenUntil` is that of the last batch.
   */
  async readBatches(
    reader: string,
    brand: string,
    handle: (batches: FeedWindow) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.lock(reader, brand);
      const [batches] = await this.database.query<FeedWindow>(
        `select max(batch) as batch, max(taken_until) as "takenUntil", min(first_entry) as "firstEntry", max(last_entry) as "lastEntry"
         from (
           select b.*, row_number() over w as place, sum(b.last_entry - b.first_entry + 1) over w as entries
           from games.bet_batch b join games.feed_reader r on r.brand = b.brand and b.batch > r.batch
           where r.reader = $1 and r.brand = $2 window w as (order by b.batch)
         ) unread where place = 1 or entries <= $3 having count(*) > 0`,
        [reader, brand, ENTRIES_AT_ONCE],
      );
      if (!batches) return false;
      await handle(batches);
      await this.database.query(
        'update games.feed_reader set batch = $3, read_until = greatest(read_until, $4) where reader = $1 and brand = $2',
        [reader, brand, batches.batch, batches.takenUntil],
      );
      return true;
    });
  }

  private async lock(reader: string, brand: string): Promise<void> {
    await this.database.query(
      `insert into games.feed_reader (reader, brand, batch, read_until)
       select $1, brand, 0, '-infinity' from games.bet_feed where brand = $2 on conflict do nothing`,
      [reader, brand],
    );
    await this.database.query('select 1 from games.feed_reader where reader = $1 and brand = $2 for update', [
      reader,
      brand,
    ]);
  }

  /** Up to when the feed has full five minutes. Read before the batches, which may grow meanwhile. */
  private async completeUntil(brand: string): Promise<Date> {
    const [feed] = await this.database.query<{ takenUntil: Date }>(
      'select taken_until as "takenUntil" from games.bet_feed where brand = $1',
      [brand],
    );
    if (!feed) throw new Error(`no feed of ${brand}`);
    return lastMark(feed.takenUntil);
  }

  private async nextWindow(reader: string, brand: string, complete: Date): Promise<FeedWindow | undefined> {
    const [window] = await this.database.query<FeedWindow>(
      `with unread as (
         select b.*, date_bin('5 minutes', b.taken_until - interval '1 microsecond', 'epoch') + interval '5 minutes' as until
         from games.bet_batch b join games.feed_reader r on r.brand = b.brand and b.batch > r.batch
         where r.reader = $1 and r.brand = $2 and b.taken_until <= $3
       ), first as (
         select until from unread order by batch limit 1
       )
       select max(batch) as batch, until as "takenUntil", min(first_entry) as "firstEntry", max(last_entry) as "lastEntry"
       from unread join first using (until) group by until`,
      [reader, brand, complete],
    );
    return window;
  }
}
