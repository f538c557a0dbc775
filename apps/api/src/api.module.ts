import { Module } from '@nestjs/common';
import { AgencyHttpModule, Contract } from '#libs/agency/index';
import { AuthenticationHttpModule, AuthenticationModule, Session } from '#libs/authentication/index';
import {
  BankAccount,
  CashierHttpModule,
  Deposit,
  Tranche,
  UnmatchedPayment,
  Withdrawal,
} from '#libs/cashier/index';
import { GamesHttpModule } from '#libs/games/index';
import { LedgerHttpModule } from '#libs/ledger/index';
import { LotteryHttpModule } from '#libs/lottery/index';
import { Member, MembersHttpModule, MembersModule } from '#libs/members/index';
import { BroadcastRow, MessagingHttpModule, ThreadRow } from '#libs/messaging/index';
import { NotificationsModule } from '#libs/notifications/index';
import { OperationsHttpModule } from '#libs/operations/index';
import { ConfigModule } from '#libs/platform/config/config.module';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { DeliveryModule } from '#libs/platform/delivery/delivery.module';
import { HttpModule } from '#libs/platform/http/http.module';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { PushModule } from '#libs/platform/push/push.module';
import { WakeUpsModule } from '#libs/platform/push/wake-ups.module';
import { PortalHttpModule } from '#libs/portal/index';
import { Campaign, Entitlement, RedemptionRow, RewardsHttpModule } from '#libs/rewards/index';
import { AnnouncementRow, SiteHttpModule, SiteModule } from '#libs/site/index';
import { VerificationHttpModule, VerificationModule } from '#libs/verification/index';
import { WageringHttpModule } from '#libs/wagering/index';
import { RequestDrain } from './request-drain.js';

@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    DatabaseModule.with([
      Member,
      Session,
      Deposit,
      BankAccount,
      Withdrawal,
      Tranche,
      UnmatchedPayment,
      Contract,
      AnnouncementRow,
      BroadcastRow,
      Campaign,
      Entitlement,
      RedemptionRow,
      ThreadRow,
    ]),
    WakeUpsModule,
    PlatformModule,
    DeliveryModule,
    HttpModule,
    SiteModule,
    SiteHttpModule,
    MembersModule,
    NotificationsModule,
    VerificationModule,
    AuthenticationModule,
    MembersHttpModule,
    VerificationHttpModule,
    AuthenticationHttpModule,
    PushModule,
    LedgerHttpModule,
    CashierHttpModule,
    GamesHttpModule,
    MessagingHttpModule,
    WageringHttpModule,
    AgencyHttpModule,
    RewardsHttpModule,
    LotteryHttpModule,
    OperationsHttpModule,
    PortalHttpModule,
  ],
  providers: [RequestDrain],
})
export class ApiModule {}
