import { Module } from '@nestjs/common';
import { AgencyHttpModule, Contract } from '#libs/agency/index';
import {
  BankAccount,
  CashierHttpModule,
  Deposit,
  Tranche,
  UnmatchedPayment,
  Withdrawal,
} from '#libs/cashier/index';
import { GamesHttpModule } from '#libs/games/index';
import { IdentityHttpModule, IdentityModule, Member, Session } from '#libs/identity/index';
import { LedgerHttpModule } from '#libs/ledger/index';
import { MessagingHttpModule } from '#libs/messaging/index';
import { OperationsHttpModule } from '#libs/operations/index';
import { ConfigModule } from '#libs/platform/config/config.module';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { HttpModule } from '#libs/platform/http/http.module';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { PostModule } from '#libs/platform/post/post.module';
import { HintsModule } from '#libs/platform/push/hints.module';
import { PushModule } from '#libs/platform/push/push.module';
import { PortalHttpModule } from '#libs/portal/index';
import { SiteHttpModule, SiteModule } from '#libs/site/index';
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
    ]),
    HintsModule,
    PlatformModule,
    PostModule,
    HttpModule,
    SiteModule,
    SiteHttpModule,
    IdentityModule,
    IdentityHttpModule,
    PushModule,
    LedgerHttpModule,
    CashierHttpModule,
    GamesHttpModule,
    MessagingHttpModule,
    AgencyHttpModule,
    OperationsHttpModule,
    PortalHttpModule,
  ],
  providers: [RequestDrain],
})
export class ApiModule {}
