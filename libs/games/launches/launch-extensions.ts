import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { MaintenanceDeadlines } from '#libs/site/index';

/**
 * Launch tokens may be used, and game sessions last, longer by the part of a maintenance that they ran through. One that was
 * over when the maintenance began stays over.
 */
@Injectable()
export class LaunchExtensions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly deadlines: MaintenanceDeadlines,
  ) {}

  onModuleInit(): void {
    this.deadlines.register(async ({ brand, beganAt, endedAt }) => {
      await this.database.query(
        `update games.launch l set expires_at = l.expires_at + added.length,
           authenticate_before = case when l.authenticate_before > $2 then l.authenticate_before + added.length
             else l.authenticate_before end
         from (select id, $3::timestamptz - greatest($2::timestamptz, created_at) as length
               from games.launch where brand = $1 and expires_at > $2 and created_at < $3) added
         where l.id = added.id`,
        [brand, beganAt, endedAt],
      );
    });
  }
}
