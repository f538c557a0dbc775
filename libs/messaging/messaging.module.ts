import { Module } from '@nestjs/common';
import { DepositNotices } from './deposit-notices.js';
import { Messages } from './messages.service.js';
import { MessagingController } from './messaging.controller.js';

@Module({ providers: [Messages, DepositNotices], exports: [Messages] })
export class MessagingModule {}

@Module({ imports: [MessagingModule], controllers: [MessagingController] })
export class MessagingHttpModule {}
