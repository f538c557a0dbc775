import { Module } from '@nestjs/common';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { MessagingModule } from '#libs/messaging/index';
import { HomeService } from './home.service.js';
import { MemberInfoService } from './member-info.service.js';
import { PortalController } from './portal.controller.js';

@Module({
  imports: [LedgerModule, MessagingModule, GamesModule],
  controllers: [PortalController],
  providers: [HomeService, MemberInfoService],
  exports: [HomeService],
})
export class PortalHttpModule {}
