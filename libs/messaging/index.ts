export { Messages } from './messages.service.js';
export { MessagingHttpModule, MessagingModule } from './messaging.module.js';
