import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';

export interface AuditEntry {
  brand: string;
  /** Who did it: `member 100001`, `operator 12`, `provider bank`, `system`. */
  actor: string;
  /** Dotted past tense, as in `session.started`. */
  action: string;
  /** What it was done to, as in `deposit 3f…`. */
  subject: string;
  address?: string;
  before?: unknown;
  after?: unknown;
}

/** Append-only record of who did what. Written in the transaction of the act. */
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
      [
        this.clock.now(),
        entry.brand,
        entry.actor,
        entry.action,
        entry.subject,
        entry.address ?? null,
        entry.before === undefined ? null : JSON.stringify(entry.before),
        entry.after === undefined ? null : JSON.stringify(entry.after),
      ],
    );
  }
}
