import { Module } from '@nestjs/common';
import {
  AgencyJobsModule,
  Contract,
  endContract,
  payOpen,
  settle,
  takeLate,
  verifySettlements,
} from '#libs/agency/index';
import {
  BankAccount,
  CashierJobsModule,
  Deposit,
  expireDeposit,
  receiveByTimeout,
  remindOfReceipt,
  Tranche,
  UnmatchedPayment,
  Withdrawal,
} from '#libs/cashier/index';
import { GamesJobsModule, reconcileNightly, reconcileRecent } from '#libs/games/index';
import {
  carryOutFactorReset,
  closeTrial,
  IdentityJobsModule,
  IdentityModule,
  Member,
  Session,
  sendLetter,
  sendResetLink,
} from '#libs/identity/index';
import { LedgerJobsModule, reconcileAccounts, reconcileBooks } from '#libs/ledger/index';
import { MessagingModule } from '#libs/messaging/index';
import { OperationsModule } from '#libs/operations/index';
import { ConfigModule } from '#libs/platform/config/config.module';
import { Resealing } from '#libs/platform/crypto/resealing';
import { reseal } from '#libs/platform/crypto/resealing-job';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { Housekeeping } from '#libs/platform/housekeeping/housekeeping';
import { housekeep } from '#libs/platform/housekeeping/housekeeping-job';
import { JobsModule } from '#libs/platform/jobs/jobs.module';
import { SignOfLife } from '#libs/platform/lifecycle/sign-of-life';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { PostModule } from '#libs/platform/post/post.module';
import { HintsModule } from '#libs/platform/push/hints.module';
import { SiteModule } from '#libs/site/index';

/** Every job there is. One without a handler, or with two, stops the boot. */
const JOBS = [
  expireDeposit,
  remindOfReceipt,
  receiveByTimeout,
  carryOutFactorReset,
  closeTrial,
  reconcileRecent,
  reconcileNightly,
  reconcileAccounts,
  reconcileBooks,
  endContract,
  settle,
  payOpen,
  takeLate,
  verifySettlements,
  sendLetter,
  sendResetLink,
  housekeep,
  reseal,
];

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
    JobsModule.running(JOBS),
    SiteModule,
    IdentityModule,
    IdentityJobsModule,
    MessagingModule,
    LedgerJobsModule,
    CashierJobsModule,
    GamesJobsModule,
    AgencyJobsModule,
    OperationsModule,
  ],
  providers: [Housekeeping, Resealing, SignOfLife],
})
export class WorkerModule {}
