import { Module } from '@nestjs/common';
import { AnnouncementClosings } from './announcement-closings.js';
import { DepositNotices } from './deposit-notices.js';
import { Messages } from './messages.service.js';
import { MessagingController } from './messaging.controller.js';
import { WithdrawalNotices } from './withdrawal-notices.js';

@Module({
  providers: [Messages, AnnouncementClosings, DepositNotices, WithdrawalNotices],
  exports: [Messages, AnnouncementClosings],
})
export class MessagingModule {}

@Module({ imports: [MessagingModule], controllers: [MessagingController] })
export class MessagingHttpModule {}
