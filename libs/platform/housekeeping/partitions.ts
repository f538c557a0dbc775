import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Events by day and the audit by month; see `partition-functions.sql.ts`. Times are real ones, past any test clock. */
@Injectable()
export class Partitions {
  constructor(private readonly database: Database) {}

  /** Makes those of the next days and months that are missing. */
  async makeAhead(): Promise<void> {
    await this.database.query('select platform.make_partitions()');
  }

  /** Drops days that ended before, one in a transaction, as each waits for a lock on all of them. */
  async dropEvents(before: Date): Promise<void> {
    await this.repeat('select platform.drop_old_events($1) as done', before);
  }

  /** Moves months of the audit that ended before to `platform_archive`, where they can be read but are in nobody's way. */
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
