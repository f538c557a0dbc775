import { Global, Module } from '@nestjs/common';
import { NotificationJobs } from './notification.jobs.js';
import { NotificationRetention } from './notification-retention.js';
import { Notifications } from './notifications.service.js';

@Global()
@Module({
  providers: [Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}

@Module({
  providers: [NotificationJobs, NotificationRetention],
})
export class NotificationsJobsModule {}
