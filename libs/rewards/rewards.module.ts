import { Module } from '@nestjs/common';
import { AuthenticationModule } from '#libs/authentication/index';
import { CashierModule } from '#libs/cashier/index';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { MembersModule } from '#libs/members/index';
import { MessagingModule } from '#libs/messaging/index';
import { SaferPlayModule } from '#libs/safer-play/index';
import { WageringModule } from '#libs/wagering/index';
import { ApplicationJobs } from './applications/application.jobs.js';
import { ApplicationCases } from './applications/application-cases.js';
import { ApplicationOperatorService } from './applications/application-operator.service.js';
import { ApplicationRows } from './applications/application-rows.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Applications } from './applications/applications.service.js';
import { DecidedApplications } from './applications/decided-applications.js';
import { OwnApplications } from './applications/own-applications.js';
import { BonusEndJobs } from './bonus-ends/bonus-end.jobs.js';
import { Awards } from './campaigns/awards.js';
import { Budgets } from './campaigns/budgets.js';
import { CampaignJobs } from './campaigns/campaign.jobs.js';
import { CampaignLifecycle } from './campaigns/campaign.lifecycle.js';
import { CampaignQueries } from './campaigns/campaign-queries.js';
import { DepositPlaces } from './campaigns/deposit-places.js';
import { Eligibility } from './campaigns/eligibility.js';
import { EntitlementLifecycle } from './campaigns/entitlement.lifecycle.js';
import { EntitlementOpenings } from './campaigns/entitlement-openings.js';
import { GivenRewards } from './campaigns/given-rewards.js';
import { NewMemberNetworks } from './campaigns/new-member-networks.js';
import { PlayScopes } from './campaigns/play-scopes.js';
import { ProductRule } from './campaigns/product-rule.js';
import { ReturnedGoods } from './campaigns/returned-goods.js';
import { RewardCounts } from './campaigns/reward-counts.js';
import { RewardPayments } from './campaigns/reward-payments.js';
import { RunningCampaigns } from './campaigns/running-campaigns.js';
import { SharedAccounts } from './campaigns/shared-accounts.js';
import { SignalTaker } from './campaigns/signal-taker.js';
import { Signals } from './campaigns/signals.js';
import { TakenBack } from './campaigns/taken-back.js';
import { CountingJobs } from './counting/counting.jobs.js';
import { Earnings } from './counting/earnings.js';
import { OpenPeriods } from './counting/open-periods.js';
import { PlayCounter } from './counting/play-counter.js';
import { PlayVerifier } from './counting/play-verifier.js';
import { DepositBonusesController } from './deposit-bonuses/deposit-bonuses.controller.js';
import { DepositBonuses } from './deposit-bonuses/deposit-bonuses.js';
import { DepositChoices } from './deposit-bonuses/deposit-choices.js';
import { DepositOffers } from './deposit-bonuses/deposit-offers.js';
import { FreeRoundJobs } from './free-rounds/free-round.jobs.js';
import { FreeRoundChecks } from './free-rounds/free-round-checks.js';
import { FreeRoundOffers } from './free-rounds/free-round-offers.js';
import { FreeRoundRows } from './free-rounds/free-round-rows.js';
import { FreeRoundSync } from './free-rounds/free-round-sync.js';
import { FreeRoundViews } from './free-rounds/free-round-views.js';
import { Gifts } from './gifts/gifts.js';
import { HeldRewardCases } from './held-rewards/held-reward-cases.js';
import { HeldRewards } from './held-rewards/held-rewards.js';
import { BoardJobs } from './leaderboards/board.jobs.js';
import { BoardClosing } from './leaderboards/board-closing.js';
import { BoardCounting } from './leaderboards/board-counting.js';
import { BoardReading } from './leaderboards/board-reading.js';
import { LeaderboardQueries } from './leaderboards/leaderboard-queries.js';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { OpenBoards } from './leaderboards/open-boards.js';
import { LotteryLeaderboardQueries } from './lottery-missions/lottery-leaderboard-queries.js';
import { LotteryMissionQueries } from './lottery-missions/lottery-mission-queries.js';
import { LotteryMissionsController } from './lottery-missions/lottery-missions.controller.js';
import { ChosenGoods } from './mall/chosen-goods.js';
import { GoodsChoices } from './mall/goods-choices.js';
import { GoodsEditor } from './mall/goods-editor.js';
import { GoodsQueries } from './mall/goods-queries.js';
import { MallController } from './mall/mall.controller.js';
import { MallQueries } from './mall/mall-queries.js';
import { RedemptionJobs } from './mall/redemption.jobs.js';
import { RedemptionLifecycle } from './mall/redemption.lifecycle.js';
import { RedemptionCases } from './mall/redemption-cases.js';
import { RedemptionMoney } from './mall/redemption-money.js';
import { RedemptionNews } from './mall/redemption-news.js';
import { RedemptionViews } from './mall/redemption-views.js';
import { RedemptionCheck, Redemptions } from './mall/redemptions.service.js';
import { Stock } from './mall/stock.js';
import { MemberMissions } from './missions/member-missions.js';
import { MetMissions } from './missions/met-missions.js';
import { MissionQueries } from './missions/mission-queries.js';
import { MissionReading } from './missions/mission-reading.js';
import { MissionsController } from './missions/missions.controller.js';
import { BirthdayRewards } from './periods/birthday-rewards.js';
import { DueAwards } from './periods/due-awards.js';
import { PeriodRewards } from './periods/period-rewards.js';
import { PointQueries } from './points/point-queries.js';
import { PointsController } from './points/points.controller.js';
import { Points } from './points/points.service.js';
import { PromotionQueries } from './promotions/promotion-queries.js';
import { PromotionsController } from './promotions/promotions.controller.js';
import { Promotions } from './promotions/promotions.service.js';
import { GivenTickets } from './raffles/given-tickets.js';
import { OpenRaffles } from './raffles/open-raffles.js';
import { RaffleJobs } from './raffles/raffle.jobs.js';
import { RaffleClosing } from './raffles/raffle-closing.js';
import { RaffleCounting } from './raffles/raffle-counting.js';
import { RaffleDeposits } from './raffles/raffle-deposits.js';
import { RaffleQueries } from './raffles/raffle-queries.js';
import { RaffleReading } from './raffles/raffle-reading.js';
import { RafflesController } from './raffles/raffles.controller.js';
import { Raffles } from './raffles/raffles.service.js';
import { TicketNumbers } from './raffles/ticket-numbers.js';
import { RebateController } from './rebate/rebate.controller.js';
import { RebateQueries } from './rebate/rebate-queries.js';
import { Rebates } from './rebate/rebates.service.js';
import { WeeklyRebates } from './rebate/weekly-rebates.js';
import { Likenesses } from './referral/likenesses.js';
import { MetReferrals } from './referral/met-referrals.js';
import { ReferralJobs } from './referral/referral.jobs.js';
import { ReferralCampaigns } from './referral/referral-campaigns.js';
import { ReferralQueries } from './referral/referral-queries.js';
import { ReferralRewards } from './referral/referral-rewards.js';
import { ReferralsController } from './referral/referrals.controller.js';
import { Referrals } from './referral/referrals.js';
import { RewardCallChecks } from './reward-call-checks.js';
import { RewardMessages } from './reward-messages.js';
import { LevelCheckRows } from './vip/level-check-rows.js';
import { LevelChecks } from './vip/level-checks.js';
import { MonthClosing } from './vip/month-closing.js';
import { VipController } from './vip/vip.controller.js';
import { VipLevels } from './vip/vip-levels.js';
import { VipQueries } from './vip/vip-queries.js';

const APPLICATIONS = [ApplicationCases, ApplicationOperatorService, ApplicationRows, DecidedApplications];
const CAMPAIGNS = [
  ...APPLICATIONS,
  Awards,
  BoardCounting,
  Budgets,
  CampaignLifecycle,
  CampaignQueries,
  DepositChoices,
  DepositPlaces,
  Eligibility,
  EntitlementLifecycle,
  EntitlementOpenings,
  MetMissions,
  NewMemberNetworks,
  OpenRaffles,
  PlayScopes,
  ProductRule,
  RaffleCounting,
  RaffleDeposits,
  FreeRoundChecks,
  FreeRoundOffers,
  FreeRoundRows,
  FreeRoundViews,
  Gifts,
  GivenRewards,
  GivenTickets,
  HeldRewardCases,
  HeldRewards,
  ReferralCampaigns,
  Referrals,
  RewardCounts,
  RewardPayments,
  RunningCampaigns,
  SharedAccounts,
  Signals,
  TicketNumbers,
];
const MALL = [
  ChosenGoods,
  GoodsChoices,
  GoodsEditor,
  GoodsQueries,
  RedemptionCases,
  RedemptionLifecycle,
  RedemptionMoney,
  RedemptionNews,
  RedemptionViews,
  Stock,
];
const PARTS = [...CAMPAIGNS, ...MALL, Earnings, LevelCheckRows, LevelChecks, Points, Rebates, VipLevels];

@Module({
  imports: [
    AuthenticationModule,
    CashierModule,
    GamesModule,
    LedgerModule,
    MembersModule,
    MessagingModule,
    SaferPlayModule,
    WageringModule,
  ],
  providers: [...PARTS, ReturnedGoods, RewardMessages, TakenBack],
  exports: PARTS,
})
export class RewardsModule {}

@Module({
  imports: [RewardsModule, AuthenticationModule, CashierModule, MembersModule, SaferPlayModule],
  controllers: [
    ApplicationsController,
    DepositBonusesController,
    LeaderboardsController,
    LotteryMissionsController,
    MallController,
    MissionsController,
    PointsController,
    PromotionsController,
    RafflesController,
    RebateController,
    ReferralsController,
    VipController,
  ],
  providers: [
    Applications,
    BoardReading,
    DepositBonuses,
    DepositOffers,
    LeaderboardQueries,
    LotteryLeaderboardQueries,
    LotteryMissionQueries,
    MallQueries,
    MemberMissions,
    MissionQueries,
    MissionReading,
    OwnApplications,
    PointQueries,
    PromotionQueries,
    Promotions,
    RaffleQueries,
    RaffleReading,
    Raffles,
    RebateQueries,
    RedemptionCheck,
    ReferralQueries,
    Redemptions,
    RewardCallChecks,
    VipQueries,
  ],
})
export class RewardsHttpModule {}

/** For the worker. */
@Module({
  imports: [RewardsModule, GamesModule, MembersModule, MessagingModule, SaferPlayModule, WageringModule],
  providers: [
    ApplicationJobs,
    BirthdayRewards,
    BonusEndJobs,
    BoardClosing,
    BoardJobs,
    CampaignJobs,
    CountingJobs,
    DueAwards,
    FreeRoundJobs,
    FreeRoundSync,
    Likenesses,
    MonthClosing,
    OpenBoards,
    OpenPeriods,
    PeriodRewards,
    PlayCounter,
    PlayVerifier,
    RaffleClosing,
    RaffleJobs,
    RedemptionJobs,
    ReferralJobs,
    MetReferrals,
    ReferralRewards,
    SignalTaker,
    WeeklyRebates,
  ],
})
export class RewardsJobsModule {}
