import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/**
 * Partitions of events by day and of the audit by month; see `partition-functions.sql.ts`. Times are real, not business
 * time.
 */
@Injectable()
export class Partitions {
  constructor(private readonly database: Database) {}

  /** Creates the missing partitions of the next days and months. */
  async makeAhead(): Promise<void> {
    await this.database.query('select platform.make_partitions()');
  }

  /** Drops the days that ended before, one per transaction, since each waits for a lock on all partitions. */
  async dropEvents(before: Date): Promise<void> {
    await this.repeat('select platform.drop_old_events($1) as done', before);
  }

  /**
   * Moves the months of the audit that ended before to `platform_archive`, where they stay readable without slowing
   * down the table.
   */
  async archiveAudit(before: Date): Promise<void> {
    await this.repeat('select platform.archive_old_audit($1) as done', before);
  }

  private async repeat(statement: string, before: Date): Promise<void> {
    let done = true;
    while (done) {
      const [row] = await this.database.query<{ done: boolean }>(statement, [before]);
      done = row?.done === true;
    }
  }
}
