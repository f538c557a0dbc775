import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';

export interface AuditEntry {
  brand: string;
  /**
   * Who acted: `member 100001`, `operator 12`, `provider bank`, `system`, or `guest` if the caller proved no identity.
   */
  actor: string;
  /** Dotted past tense, as in `session.started`. */
  action: string;
  /** What the action changed, as in `deposit 3f…`. */
  subject: string;
  address?: string;
  before?: unknown;
  after?: unknown;
}

/** The append-only audit log. An entry is written in the transaction of the action that it records. */
@Injectable()
export class Audit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async record(entry: AuditEntry): Promise<void> {
    await this.database.query(
      `insert into platform.audit (at, brand, actor, action, subject, address, before, after)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
      this.columnsOf(entry),
    );
  }

  /** Many entries by one statement, numbered in their order. */
  async recordAll(entries: AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.database.query(
      `insert into platform.audit (at, brand, actor, action, subject, address, before, after)
       select $1, brand, actor, action, subject, address, before, after
       from jsonb_to_recordset($2::jsonb)
         as e(brand text, actor text, action text, subject text, address text, before jsonb, after jsonb)`,
      [this.clock.now(), JSON.stringify(entries)],
    );
  }

  /**
   * For actions that can be repeated at will: writes nothing if the same actor did the same to the same subject from
   * the same address in the last `withinMs`. Two concurrent calls may both write.
   */
  async recordOnce(entry: AuditEntry, withinMs: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - withinMs);
    await this.database.query(
      `insert into platform.audit (at, brand, actor, action, subject, address, before, after)
       select $1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb
       where not exists (
         select from platform.audit
         where subject = $5 and brand = $2 and actor = $3 and action = $4 and address is not distinct from $6
           and at > $9)`,
      [...this.columnsOf(entry), since],
    );
  }

  private columnsOf({ brand, actor, action, subject, address, before, after }: AuditEntry): unknown[] {
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
    return [this.clock.now(), brand, actor, action, subject, address ?? null, json(before), json(after)];
  }
}
