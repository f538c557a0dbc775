import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type EndedMaintenance, MaintenanceDeadlines } from '#libs/site/index';

/**
 * Postpones the deadlines of unpaid deposits and unanswered tranches when a maintenance is over, each by the part of the
 * maintenance that came after its order or sending. A failed deposit is among them if it could still be paid when the
 * maintenance began.
 */
@Injectable()
export class MaintenanceExtensions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly deadlines: MaintenanceDeadlines,
  ) {}

  onModuleInit(): void {
    this.deadlines.register((maintenance) => this.extend(maintenance));
  }

  private async extend({ brand, beganAt, endedAt }: EndedMaintenance): Promise<void> {
    await this.database.query(
      `update cashier.deposit set expires_at = expires_at + ($3::timestamptz - greatest($2::timestamptz, created_at))
       where brand = $1 and created_at < $3
         and (status in ('created', 'pending') or status = 'failed' and expires_at > $2)`,
      [brand, beganAt, endedAt],
    );
    await this.database.query(
      `update cashier.tranche t set deadline_at = t.deadline_at + added.length, remind_at = t.remind_at + added.length
       from (select w.id, t.no, $3::timestamptz - greatest($2::timestamptz, t.sent_at) as length
             from cashier.withdrawal w join cashier.tranche t on t.withdrawal = w.id
             where w.brand = $1 and t.status = 'sent' and t.sent_at < $3) added
       where t.withdrawal = added.id and t.no = added.no`,
      [brand, beganAt, endedAt],
    );
  }
}
