export { sendNotification } from './notification.job-definitions.js';
export { notificationLanguage } from './notification-language.js';
export type { NotificationText } from './notification-texts.js';
export { NotificationsJobsModule, NotificationsModule } from './notifications.module.js';
export { Notifications } from './notifications.service.js';
export { markSent, takeUnsent, unsentIn } from './unsent.js';
