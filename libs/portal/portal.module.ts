import { Module } from '@nestjs/common';
import { AgencyModule } from '#libs/agency/index';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { MessagingModule } from '#libs/messaging/index';
import { AnnouncementLists } from './announcement-lists.js';
import { Consolidated } from './consolidated.service.js';
import { HomeService } from './home.service.js';
import { MemberInfoService } from './member-info.service.js';
import { PortalController } from './portal.controller.js';

@Module({
  imports: [AgencyModule, LedgerModule, MessagingModule, GamesModule],
  controllers: [PortalController],
  providers: [AnnouncementLists, Consolidated, HomeService, MemberInfoService],
  exports: [HomeService],
})
export class PortalHttpModule {}
