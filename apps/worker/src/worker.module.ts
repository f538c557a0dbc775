import { Module } from '@nestjs/common';
import {
  AgencyJobsModule,
  Contract,
  endContract,
  payOpen,
  settle,
  verifySettlements,
} from '#libs/agency/index';
import {
  AuthenticationJobsModule,
  AuthenticationModule,
  carryOutFactorReset,
  closeTrial,
  Session,
  sendResetLink,
} from '#libs/authentication/index';
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
import {
  askTransfer,
  GamesJobsModule,
  meetBonusDeadline,
  readCatalogues,
  readVendorBets,
  reconcileNightly,
  reconcileRecent,
  takeBets,
  takeLateBets,
} from '#libs/games/index';
import { collectDebts, LedgerJobsModule, reconcileAccounts, reconcileBooks } from '#libs/ledger/index';
import {
  advanceDraw,
  LotteryJobsModule,
  notifyOfDrawMove,
  planDraws,
  settleDraw,
  verifyDraws,
} from '#libs/lottery/index';
import { Member, MembersModule } from '#libs/members/index';
import {
  BroadcastRow,
  endIdleChat,
  MessagingJobsModule,
  remindOfComplaint,
  runDueBroadcast,
  sendTranscript,
  ThreadRow,
} from '#libs/messaging/index';
import { NotificationsJobsModule, NotificationsModule, sendNotification } from '#libs/notifications/index';
import { expireProposal, OperationsJobsModule, OperationsModule } from '#libs/operations/index';
import { ConfigModule } from '#libs/platform/config/config.module';
import { Resealing } from '#libs/platform/crypto/resealing';
import { reseal } from '#libs/platform/crypto/resealing-job';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { DeliveryModule } from '#libs/platform/delivery/delivery.module';
import { Housekeeping } from '#libs/platform/housekeeping/housekeeping';
import { housekeep } from '#libs/platform/housekeeping/housekeeping-job';
import { JobsModule } from '#libs/platform/jobs/jobs.module';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { PlatformModule } from '#libs/platform/platform.module';
import { AliveFile } from '#libs/platform/process/alive-file';
import { WakeUpsModule } from '#libs/platform/push/wake-ups.module';
import {
  Campaign,
  checkReferral,
  closeApplication,
  closeBoard,
  closePeriod,
  closeRaffle,
  countPlay,
  drawRaffle,
  Entitlement,
  forgetReceiver,
  lapseReward,
  notifyBonusEnds,
  payRebate,
  RedemptionRow,
  RewardsJobsModule,
  syncFreeRounds,
  takeSignal,
  verifyPlay,
} from '#libs/rewards/index';
import {
  AnnouncementRow,
  moveDeadlines,
  runDueAnnouncement,
  runDueArticle,
  SiteJobsModule,
  SiteModule,
} from '#libs/site/index';
import { VerificationJobsModule, VerificationModule } from '#libs/verification/index';

/** Every job. One without a handler, or with two, stops the start. */
const JOBS = [
  moveDeadlines,
  expireDeposit,
  remindOfReceipt,
  receiveByTimeout,
  carryOutFactorReset,
  expireProposal,
  runDueAnnouncement,
  runDueArticle,
  runDueBroadcast,
  remindOfComplaint,
  endIdleChat,
  sendTranscript,
  closeTrial,
  readCatalogues,
  reconcileRecent,
  reconcileNightly,
  askTransfer,
  meetBonusDeadline,
  readVendorBets,
  takeBets,
  takeLateBets,
  collectDebts,
  reconcileAccounts,
  reconcileBooks,
  endContract,
  settle,
  payOpen,
  verifySettlements,
  countPlay,
  verifyPlay,
  payRebate,
  closePeriod,
  closeBoard,
  closeRaffle,
  drawRaffle,
  planDraws,
  advanceDraw,
  settleDraw,
  notifyOfDrawMove,
  verifyDraws,
  takeSignal,
  lapseReward,
  closeApplication,
  syncFreeRounds,
  forgetReceiver,
  checkReferral,
  notifyBonusEnds,
  sendNotification,
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
    JobsModule.running(JOBS),
    SiteModule,
    SiteJobsModule,
    MembersModule,
    NotificationsModule,
    VerificationModule,
    AuthenticationModule,
    NotificationsJobsModule,
    VerificationJobsModule,
    AuthenticationJobsModule,
    MessagingJobsModule,
    LedgerJobsModule,
    CashierJobsModule,
    GamesJobsModule,
    AgencyJobsModule,
    RewardsJobsModule,
    LotteryJobsModule,
    OperationsModule,
    OperationsJobsModule,
  ],
  providers: [Housekeeping, Resealing, AliveFile],
})
export class WorkerModule {}
