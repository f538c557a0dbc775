import { Module } from '@nestjs/common';
import { DepositNotices } from './deposit-notices.js';
import { Messages } from './messages.service.js';
import { MessagingController } from './messaging.controller.js';
import { WithdrawalNotices } from './withdrawal-notices.js';

@Module({ providers: [Messages, DepositNotices, WithdrawalNotices], exports: [Messages] })
export class MessagingModule {}

@Module({ imports: [MessagingModule], controllers: [MessagingController] })
export class MessagingHttpModule {}
