import { Module } from '@nestjs/common';
import { AgencyModule } from '#libs/agency/index';
import { CashierModule } from '#libs/cashier/index';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { LotteryModule } from '#libs/lottery/index';
import { MessagingModule } from '#libs/messaging/index';
import { RewardsModule } from '#libs/rewards/index';
import { SaferPlayModule } from '#libs/safer-play/index';
import { WageringModule } from '#libs/wagering/index';
import { ApplicationOperatorController } from './application-operator.controller.js';
import { ArticlesController } from './articles/articles.controller.js';
import { BroadcastPublications } from './broadcast-publications.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { CampaignGifts } from './campaign-gifts.js';
import { CampaignPublications } from './campaign-publications.js';
import { CampaignsController } from './campaigns.controller.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { TitleActs } from './catalogue/title-acts.js';
import { TitlesController } from './catalogue/titles.controller.js';
import { ContentController } from './content.controller.js';
import { DepositOperatorController } from './deposit-operator.controller.js';
import { DepositReversals } from './deposit-reversals.js';
import { ListExporter } from './exports/list-exporter.js';
import { ListExportsController } from './exports/list-exports.controller.js';
import { FactorResetController } from './factor-reset.controller.js';
import { GoodsController } from './goods.controller.js';
import { HeldRewardsController } from './held-rewards.controller.js';
import { HouseContractsController } from './house-contracts.controller.js';
import { LedgerFindingsController } from './ledger-findings.controller.js';
import { LevelChecksController } from './level-checks.controller.js';
import { DrawActs } from './lottery/draw-acts.js';
import { LotteryController } from './lottery/lottery.controller.js';
import { MemberActivityController } from './member-activity.controller.js';
import { MemberNotes } from './member-notes.js';
import { MemberRestrictionsController } from './member-restrictions.controller.js';
import { MemberTagsController } from './member-tags.controller.js';
import { OperatorAdminController } from './operators/operator-admin.controller.js';
import { RoleActs } from './operators/role-acts.js';
import { OverpaymentsController } from './overpayments.controller.js';
import { PaymentOperatorController } from './payment-operator.controller.js';
import { ProposalJobs } from './proposals/proposal.jobs.js';
import { ProposalQueries } from './proposals/proposal-queries.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { Proposals } from './proposals/proposals.service.js';
import { QueueController } from './queue.controller.js';
import { QueueBoard } from './queue-board.js';
import { RedemptionOperatorController } from './redemption-operator.controller.js';
import { SettingActs } from './settings/setting-acts.js';
import { SettingsController } from './settings/settings.controller.js';
import { GameMaintenanceController } from './site-gate/game-maintenance.controller.js';
import { SiteActs } from './site-gate/site-acts.js';
import { SiteGateController } from './site-gate/site-gate.controller.js';
import { SiteGateOperatorService } from './site-gate/site-gate-operator.service.js';
import { ThreadOperatorController } from './thread-operator.controller.js';
import { VendorFindingsController } from './vendor-findings.controller.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViews } from './views/saved-views.js';
import { WithdrawalOperatorController } from './withdrawal-operator.controller.js';
import { WithdrawalQueueController } from './withdrawal-queue.controller.js';

/** Mounted by api and worker: either may change what waits for an operator. */
@Module({
  imports: [CashierModule, LedgerModule, LotteryModule, MessagingModule, RewardsModule],
  providers: [ProposalQueries, Proposals, QueueBoard],
  exports: [ProposalQueries, Proposals, QueueBoard],
})
export class OperationsModule {}

@Module({
  imports: [
    AgencyModule,
    CashierModule,
    GamesModule,
    LedgerModule,
    LotteryModule,
    MessagingModule,
    OperationsModule,
    RewardsModule,
    SaferPlayModule,
    WageringModule,
  ],
  controllers: [
    ApplicationOperatorController,
    BroadcastsController,
    CampaignsController,
    ContentController,
    ArticlesController,
    CatalogueController,
    TitlesController,
    FactorResetController,
    GoodsController,
    GameMaintenanceController,
    HouseContractsController,
    ListExportsController,
    OperatorAdminController,
    ProposalsController,
    QueueController,
    SavedViewsController,
    SettingsController,
    SiteGateController,
    DepositOperatorController,
    PaymentOperatorController,
    LedgerFindingsController,
    MemberActivityController,
    MemberRestrictionsController,
    MemberTagsController,
    OverpaymentsController,
    HeldRewardsController,
    LevelChecksController,
    LotteryController,
    RedemptionOperatorController,
    ThreadOperatorController,
    VendorFindingsController,
    WithdrawalQueueController,
    WithdrawalOperatorController,
  ],
  providers: [
    BroadcastPublications,
    CampaignGifts,
    CampaignPublications,
    DepositReversals,
    DrawActs,
    ListExporter,
    MemberNotes,
    RoleActs,
    SavedViews,
    SettingActs,
    SiteActs,
    TitleActs,
    SiteGateOperatorService,
  ],
})
export class OperationsHttpModule {}

/** For the worker. */
@Module({ imports: [OperationsModule], providers: [ProposalJobs] })
export class OperationsJobsModule {}
