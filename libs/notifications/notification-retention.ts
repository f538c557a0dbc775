import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Deletes notifications a week after they were written, sent or not. */
@Injectable()
export class NotificationRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => {
      const parameters = [new Date(now.getTime() - KEPT_MS)];
      return [{ table: 'notifications.notification', where: 'created_at < $1', parameters }];
    });
  }
}
