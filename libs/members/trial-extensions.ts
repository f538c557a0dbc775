import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { MaintenanceDeadlines } from '#libs/site/index';

/** Trial accounts last longer by the length of a maintenance. */
@Injectable()
export class TrialExtensions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly deadlines: MaintenanceDeadlines,
  ) {}

  onModuleInit(): void {
    this.deadlines.register(async ({ brand, beganAt, endedAt }) => {
      await this.database.query(
        `update members.member set closes_at = closes_at + ($3::timestamptz - greatest($2::timestamptz, registered_at))
         where brand = $1 and status = 'active' and closes_at is not null and registered_at < $3`,
        [brand, beganAt, endedAt],
      );
    });
  }
}
