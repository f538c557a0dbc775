export { AnnouncementClosings } from './announcement-closings.js';
export { Messages } from './messages.service.js';
export { MessagingHttpModule, MessagingModule } from './messaging.module.js';
