import pg from 'pg';
import { DataSource } from 'typeorm';
import { Contracts1763200400000 } from '#libs/agency/migrations/1763200400000-contracts';
import { RegistrationLinks1763200401000 } from '#libs/agency/migrations/1763200401000-registration-links';
import { Settlement1763200401000 } from '#libs/agency/migrations/1763200401000-settlement';
import { SettlementSteps1764220000000 } from '#libs/agency/migrations/1764220000000-settlement-steps';
import { HouseContracts1764250400000 } from '#libs/agency/migrations/1764250400000-house-contracts';
import { PayInSets1764420000001 } from '#libs/agency/migrations/1764420000001-pay-in-sets';
import { FiguresInOnePass1764420000002 } from '#libs/agency/migrations/1764420000002-figures-in-one-pass';
import { EntriesOfMembers1764430002000 } from '#libs/agency/migrations/1764430002000-entries-of-members';
import { EntriesOfTrees1764602000001 } from '#libs/agency/migrations/1764602000001-entries-of-trees';
import { EntriesOfBatches1764602000003 } from '#libs/agency/migrations/1764602000003-entries-of-batches';
import { SettlementOverViews1764660400000 } from '#libs/agency/migrations/1764660400000-settlement-over-views';
import { RollUpsOfTheFeed1765290000002 } from '#libs/agency/migrations/1765290000002-roll-ups-of-the-feed';
import { PayoutsBesideBonus1765320000004 } from '#libs/agency/migrations/1765320000004-payouts-beside-bonus';
import { SalariesOfOwnMoney1765380000003 } from '#libs/agency/migrations/1765380000003-salaries-of-own-money';
import { SettlementNames1765600000013 } from '#libs/agency/migrations/1765600000013-settlement-names';
import { OperatorCodes1763100150000 } from '#libs/authentication/migrations/1763100150000-operator-codes';
import { PaymentPassword1763100150500 } from '#libs/authentication/migrations/1763100150500-payment-password';
import { FrontDoor1763300150000 } from '#libs/authentication/migrations/1763300150000-front-door';
import { LoginAddresses1763400150000 } from '#libs/authentication/migrations/1763400150000-login-addresses';
import { SealedOperatorSecrets1763500150000 } from '#libs/authentication/migrations/1763500150000-sealed-operator-secrets';
import { SecondFactor1764020000000 } from '#libs/authentication/migrations/1764020000000-second-factor';
import { FactorResets1764020100000 } from '#libs/authentication/migrations/1764020100000-factor-resets';
import { ResealedOperators1764030000003 } from '#libs/authentication/migrations/1764030000003-resealed-operators';
import { IdentityAge1764050150000 } from '#libs/authentication/migrations/1764050150000-identity-age';
import { ContextSchemas1764630000000 } from '#libs/authentication/migrations/1764630000000-context-schemas';
import { SessionView1764660160000 } from '#libs/authentication/migrations/1764660160000-session-view';
import { SessionsOfInactiveMembers1764670150000 } from '#libs/authentication/migrations/1764670150000-sessions-of-inactive-members';
import { OperatorPermissions1764800000001 } from '#libs/authentication/migrations/1764800000001-operator-permissions';
import { OperatorSetup1765040000001 } from '#libs/authentication/migrations/1765040000001-operator-setup';
import { OperatorMembers1765040000002 } from '#libs/authentication/migrations/1765040000002-operator-members';
import { SocialLinks1765050000002 } from '#libs/authentication/migrations/1765050000002-social-links';
import { FactorResetLists1765100000005 } from '#libs/authentication/migrations/1765100000005-factor-reset-lists';
import { SessionClients1765340000003 } from '#libs/authentication/migrations/1765340000003-session-clients';
import { ServiceGuests1765480000001 } from '#libs/authentication/migrations/1765480000001-service-guests';
import { OriginViews1765490000001 } from '#libs/authentication/migrations/1765490000001-origin-views';
import { NetworksOfOrigins1765540000002 } from '#libs/authentication/migrations/1765540000002-networks-of-origins';
import { Cashier1763000300000 } from '#libs/cashier/migrations/1763000300000-cashier';
import { Withdrawals1763100300000 } from '#libs/cashier/migrations/1763100300000-withdrawals';
import { Transfers1763200300000 } from '#libs/cashier/migrations/1763200300000-transfers';
import { WithdrawalApprover1764040000000 } from '#libs/cashier/migrations/1764040000000-withdrawal-approver';
import { UnmatchedPayments1764040001000 } from '#libs/cashier/migrations/1764040001000-unmatched-payments';
import { SummedApprovals1764210000000 } from '#libs/cashier/migrations/1764210000000-summed-approvals';
import { WaitingCases1764250300000 } from '#libs/cashier/migrations/1764250300000-waiting-cases';
import { StepActors1764620000000 } from '#libs/cashier/migrations/1764620000000-step-actors';
import { CashierViews1764650300000 } from '#libs/cashier/migrations/1764650300000-cashier-views';
import { CaseQueue1764700300000 } from '#libs/cashier/migrations/1764700300000-case-queue';
import { OrderReach1765120000002 } from '#libs/cashier/migrations/1765120000002-order-reach';
import { ReversedDeposits1765330000002 } from '#libs/cashier/migrations/1765330000002-reversed-deposits';
import { BankAccountView1765490000002 } from '#libs/cashier/migrations/1765490000002-bank-account-view';
import { NumbersEverGiven1765490000005 } from '#libs/cashier/migrations/1765490000005-numbers-ever-given';
import { CreditedPayments1765600000015 } from '#libs/cashier/migrations/1765600000015-credited-payments';
import { Games1763000350000 } from '#libs/games/migrations/1763000350000-games';
import { Play1763100350000 } from '#libs/games/migrations/1763100350000-play';
import { Wallet1763100351000 } from '#libs/games/migrations/1763100351000-wallet';
import { WalletRaces1763100352000 } from '#libs/games/migrations/1763100352000-wallet-races';
import { WalletActivity1763100353000 } from '#libs/games/migrations/1763100353000-wallet-activity';
import { TransactionWritten1763100354000 } from '#libs/games/migrations/1763100354000-transaction-written';
import { RoundEdges1763200300000 } from '#libs/games/migrations/1763200300000-round-edges';
import { RoundsByTime1763200352000 } from '#libs/games/migrations/1763200352000-rounds-by-time';
import { LaunchAge1764050350000 } from '#libs/games/migrations/1764050350000-launch-age';
import { WalletInSets1764230350000 } from '#libs/games/migrations/1764230350000-wallet-in-sets';
import { WinnersByHour1764250350000 } from '#libs/games/migrations/1764250350000-winners-by-hour';
import { RoundsOfTeams1764250351000 } from '#libs/games/migrations/1764250351000-rounds-of-teams';
import { CatalogueVersion1764300350000 } from '#libs/games/migrations/1764300350000-catalogue-version';
import { RoundsOfTrees1764430001000 } from '#libs/games/migrations/1764430001000-rounds-of-trees';
import { WalletInFlatRows1764480350000 } from '#libs/games/migrations/1764480350000-wallet-in-flat-rows';
import { RoundsOfTreesByOpening1764602000000 } from '#libs/games/migrations/1764602000000-rounds-of-trees-by-opening';
import { VoidRounds1764602000002 } from '#libs/games/migrations/1764602000002-void-rounds';
import { GamesViews1764650350000 } from '#libs/games/migrations/1764650350000-games-views';
import { WalletOverViews1764660350000 } from '#libs/games/migrations/1764660350000-wallet-over-views';
import { ClosedGames1765010001000 } from '#libs/games/migrations/1765010001000-closed-games';
import { GameMaintenance1765010002000 } from '#libs/games/migrations/1765010002000-game-maintenance';
import { LaunchExpiry1765110000002 } from '#libs/games/migrations/1765110000002-launch-expiry';
import { CatalogueFeed1765200000001 } from '#libs/games/migrations/1765200000001-catalogue-feed';
import { TitleSwitches1765200000002 } from '#libs/games/migrations/1765200000002-title-switches';
import { RoundsByTitle1765210000001 } from '#libs/games/migrations/1765210000001-rounds-by-title';
import { TitleNames1765220000001 } from '#libs/games/migrations/1765220000001-title-names';
import { VendorTerms1765230000010 } from '#libs/games/migrations/1765230000010-vendor-terms';
import { TitleImages1765230000011 } from '#libs/games/migrations/1765230000011-title-images';
import { TransferWallets1765240000002 } from '#libs/games/migrations/1765240000002-transfer-wallets';
import { OneGame1765250000001 } from '#libs/games/migrations/1765250000001-one-game';
import { NettedStakes1765260000001 } from '#libs/games/migrations/1765260000001-netted-stakes';
import { FreeRounds1765270000001 } from '#libs/games/migrations/1765270000001-free-rounds';
import { TitleRegions1765280000001 } from '#libs/games/migrations/1765280000001-title-regions';
import { BetFeed1765290000001 } from '#libs/games/migrations/1765290000001-bet-feed';
import { CountedRounds1765320000002 } from '#libs/games/migrations/1765320000002-counted-rounds';
import { WageringPushes1765360000003 } from '#libs/games/migrations/1765360000003-wagering-pushes';
import { OneBonusAnItem1765360000004 } from '#libs/games/migrations/1765360000004-one-bonus-an-item';
import { SharesOfTheEdge1765380000002 } from '#libs/games/migrations/1765380000002-shares-of-the-edge';
import { VendorView1765400000001 } from '#libs/games/migrations/1765400000001-vendor-view';
import { BonusPartsOfRounds1765550000001 } from '#libs/games/migrations/1765550000001-bonus-parts-of-rounds';
import { HousePlay1765570000001 } from '#libs/games/migrations/1765570000001-house-play';
import { CountedRoundsAtOnce1765580000002 } from '#libs/games/migrations/1765580000002-counted-rounds-at-once';
import { BonusesAtOnce1765600000010 } from '#libs/games/migrations/1765600000010-bonuses-at-once';
import { WhereHouseTitlesAre1765600000011 } from '#libs/games/migrations/1765600000011-where-house-titles-are';
import { Ledger1763000200000 } from '#libs/ledger/migrations/1763000200000-ledger';
import { Turnover1763100200000 } from '#libs/ledger/migrations/1763100200000-turnover';
import { OutgoingFreeze1763200200000 } from '#libs/ledger/migrations/1763200200000-outgoing-freeze';
import { Reconciliation1764050200000 } from '#libs/ledger/migrations/1764050200000-reconciliation';
import { FindingCurrency1764210001000 } from '#libs/ledger/migrations/1764210001000-finding-currency';
import { PostingInSets1764230200000 } from '#libs/ledger/migrations/1764230200000-posting-in-sets';
import { ReferencesWithoutPlay1764230201000 } from '#libs/ledger/migrations/1764230201000-references-without-play';
import { WalletsOfTeams1764250200000 } from '#libs/ledger/migrations/1764250200000-wallets-of-teams';
import { ReferencesInSets1764420000000 } from '#libs/ledger/migrations/1764420000000-references-in-sets';
import { TypesOfPostings1764430000000 } from '#libs/ledger/migrations/1764430000000-types-of-postings';
import { LedgerViews1764650200000 } from '#libs/ledger/migrations/1764650200000-ledger-views';
import { AccountLocks1764660200000 } from '#libs/ledger/migrations/1764660200000-account-locks';
import { FindingLists1765100000001 } from '#libs/ledger/migrations/1765100000001-finding-lists';
import { WalletTransfersRecord1765240000001 } from '#libs/ledger/migrations/1765240000001-wallet-transfers-record';
import { WithoutTurnover1765320000003 } from '#libs/ledger/migrations/1765320000003-without-turnover';
import { Debts1765330000001 } from '#libs/ledger/migrations/1765330000001-debts';
import { PostingsByType1765600000014 } from '#libs/ledger/migrations/1765600000014-postings-by-type';
import { Draws1765560000001 } from '#libs/lottery/migrations/1765560000001-draws';
import { Tickets1765570000002 } from '#libs/lottery/migrations/1765570000002-tickets';
import { Results1765600000001 } from '#libs/lottery/migrations/1765600000001-results';
import { DrawsWithResults1765600000004 } from '#libs/lottery/migrations/1765600000004-draws-with-results';
import { DrawMoves1765600000005 } from '#libs/lottery/migrations/1765600000005-draw-moves';
import { RoomLeft1765600000006 } from '#libs/lottery/migrations/1765600000006-room-left';
import { CancelledByDay1765600000012 } from '#libs/lottery/migrations/1765600000012-cancelled-by-day';
import { Identity1763000150000 } from '#libs/members/migrations/1763000150000-identity';
import { Invitations1763200150000 } from '#libs/members/migrations/1763200150000-invitations';
import { StatusAudit1764030000000 } from '#libs/members/migrations/1764030000000-status-audit';
import { MembersBelow1764250150000 } from '#libs/members/migrations/1764250150000-members-below';
import { MembersViews1764660150000 } from '#libs/members/migrations/1764660150000-members-views';
import { OperatorStatusAudit1764800000000 } from '#libs/members/migrations/1764800000000-operator-status-audit';
import { Profile1765050000001 } from '#libs/members/migrations/1765050000001-profile';
import { Referrers1765340000002 } from '#libs/members/migrations/1765340000002-referrers';
import { Birthdays1765400000003 } from '#libs/members/migrations/1765400000003-birthdays';
import { ProvedMobile1765490000003 } from '#libs/members/migrations/1765490000003-proved-mobile';
import { MemberTags1765540000004 } from '#libs/members/migrations/1765540000004-member-tags';
import { Messaging1763000400000 } from '#libs/messaging/migrations/1763000400000-messaging';
import { AnnouncementClosings1765020000002 } from '#libs/messaging/migrations/1765020000002-announcement-closings';
import { MessageCategories1765350000001 } from '#libs/messaging/migrations/1765350000001-message-categories';
import { Broadcasts1765350000002 } from '#libs/messaging/migrations/1765350000002-broadcasts';
import { Threads1765370000001 } from '#libs/messaging/migrations/1765370000001-threads';
import { ServiceThreads1765420000001 } from '#libs/messaging/migrations/1765420000001-service-threads';
import { GuestChats1765480000002 } from '#libs/messaging/migrations/1765480000002-guest-chats';
import { ConsentsByProduct1765480000003 } from '#libs/messaging/migrations/1765480000003-consents-by-product';
import { AudienceLists1765480000004 } from '#libs/messaging/migrations/1765480000004-audience-lists';
import { TagsOfAudiences1765540000005 } from '#libs/messaging/migrations/1765540000005-tags-of-audiences';
import { NotificationTable1764630001000 } from '#libs/notifications/migrations/1764630001000-notification-table';
import { MemberNotes1764700500000 } from '#libs/operations/migrations/1764700500000-member-notes';
import { Proposals1764810000000 } from '#libs/operations/migrations/1764810000000-proposals';
import { SavedViews1765040000003 } from '#libs/operations/migrations/1765040000003-saved-views';
import { ProposalLists1765100000002 } from '#libs/operations/migrations/1765100000002-proposal-lists';
import { SharedViews1765100000003 } from '#libs/operations/migrations/1765100000003-shared-views';
import { Platform1763000000000 } from '#libs/platform/migrations/1763000000000-platform';
import { Limits1763300000000 } from '#libs/platform/migrations/1763300000000-limits';
import { HashKeys1764030000002 } from '#libs/platform/migrations/1764030000002-hash-keys';
import { Partitions1764050000000 } from '#libs/platform/migrations/1764050000000-partitions';
import { BlankFingerprints1764090000000 } from '#libs/platform/migrations/1764090000000-blank-fingerprints';
import { OutboxBatches1764230000000 } from '#libs/platform/migrations/1764230000000-outbox-batches';
import { DueAttempts1764240000000 } from '#libs/platform/migrations/1764240000000-due-attempts';
import { OwnerFunctions1764660000000 } from '#libs/platform/migrations/1764660000000-owner-functions';
import { BusinessTime1764670000000 } from '#libs/platform/migrations/1764670000000-business-time';
import { Processes1765090000001 } from '#libs/platform/migrations/1765090000001-processes';
import { ensureApplicationRole } from '#libs/platform/migrations/role';
import { StartupError } from '#libs/platform/process/startup-error';
import { Rewards1765390000001 } from '#libs/rewards/migrations/1765390000001-rewards';
import { Campaigns1765390000002 } from '#libs/rewards/migrations/1765390000002-campaigns';
import { PeriodsOfCampaigns1765400000002 } from '#libs/rewards/migrations/1765400000002-periods-of-campaigns';
import { Mall1765410000001 } from '#libs/rewards/migrations/1765410000001-mall';
import { DepositsOfRewards1765430000001 } from '#libs/rewards/migrations/1765430000001-deposits-of-rewards';
import { FreeRoundsOfRewards1765430000003 } from '#libs/rewards/migrations/1765430000003-free-rounds-of-rewards';
import { Leaderboards1765450000001 } from '#libs/rewards/migrations/1765450000001-leaderboards';
import { Raffles1765470000001 } from '#libs/rewards/migrations/1765470000001-raffles';
import { Referrals1765490000004 } from '#libs/rewards/migrations/1765490000004-referrals';
import { LevelChecks1765500000001 } from '#libs/rewards/migrations/1765500000001-level-checks';
import { Applications1765510000001 } from '#libs/rewards/migrations/1765510000001-applications';
import { DepositChoices1765520000001 } from '#libs/rewards/migrations/1765520000001-deposit-choices';
import { UnseenRedemptions1765520000002 } from '#libs/rewards/migrations/1765520000002-unseen-redemptions';
import { GoodsAsRewards1765530000001 } from '#libs/rewards/migrations/1765530000001-goods-as-rewards';
import { TicketsAsRewards1765530000002 } from '#libs/rewards/migrations/1765530000002-tickets-as-rewards';
import { BestMultiples1765540000001 } from '#libs/rewards/migrations/1765540000001-best-multiples';
import { RewardsOfNewMembers1765540000003 } from '#libs/rewards/migrations/1765540000003-rewards-of-new-members';
import { SaferPlay1765340000001 } from '#libs/safer-play/migrations/1765340000001-safer-play';
import { BarsInTime1765380000004 } from '#libs/safer-play/migrations/1765380000004-bars-in-time';
import { Site1763000100000 } from '#libs/site/migrations/1763000100000-site';
import { StudioNotice1764070000000 } from '#libs/site/migrations/1764070000000-studio-notice';
import { ContentVersion1764300000000 } from '#libs/site/migrations/1764300000000-content-version';
import { SiteViews1764650100000 } from '#libs/site/migrations/1764650100000-site-views';
import { SettingChanges1765000000000 } from '#libs/site/migrations/1765000000000-setting-changes';
import { Maintenance1765010000000 } from '#libs/site/migrations/1765010000000-maintenance';
import { Announcements1765020000001 } from '#libs/site/migrations/1765020000001-announcements';
import { Articles1765030000001 } from '#libs/site/migrations/1765030000001-articles';
import { Images1765070000001 } from '#libs/site/migrations/1765070000001-images';
import { PlannedArticles1765070000002 } from '#libs/site/migrations/1765070000002-planned-articles';
import { HostsOfOneBrand1765080000001 } from '#libs/site/migrations/1765080000001-hosts-of-one-brand';
import { SettingChangeLists1765100000004 } from '#libs/site/migrations/1765100000004-setting-change-lists';
import { Restrictions1765110000001 } from '#libs/site/migrations/1765110000001-restrictions';
import { PlannedSuccessors1765120000001 } from '#libs/site/migrations/1765120000001-planned-successors';
import { CodeAskers1764030000001 } from '#libs/verification/migrations/1764030000001-code-askers';
import { Wagering1765320000001 } from '#libs/wagering/migrations/1765320000001-wagering';
import { PlanNames1765360000001 } from '#libs/wagering/migrations/1765360000001-plan-names';
import { BonusView1765360000002 } from '#libs/wagering/migrations/1765360000002-bonus-view';
import { BonusContributions1765380000001 } from '#libs/wagering/migrations/1765380000001-bonus-contributions';
import { BonusEndNotices1765460000001 } from '#libs/wagering/migrations/1765460000001-bonus-end-notices';
import { CountingInSets1765580000001 } from '#libs/wagering/migrations/1765580000001-counting-in-sets';

const MIGRATIONS = [
  Platform1763000000000,
  Site1763000100000,
  Identity1763000150000,
  Ledger1763000200000,
  Cashier1763000300000,
  Games1763000350000,
  Messaging1763000400000,
  PaymentPassword1763100150500,
  Turnover1763100200000,
  Withdrawals1763100300000,
  Play1763100350000,
  OperatorCodes1763100150000,
  Wallet1763100351000,
  WalletRaces1763100352000,
  WalletActivity1763100353000,
  TransactionWritten1763100354000,
  OutgoingFreeze1763200200000,
  Invitations1763200150000,
  RoundEdges1763200300000,
  Transfers1763200300000,
  RoundsByTime1763200352000,
  Contracts1763200400000,
  RegistrationLinks1763200401000,
  Settlement1763200401000,
  Limits1763300000000,
  FrontDoor1763300150000,
  LoginAddresses1763400150000,
  SealedOperatorSecrets1763500150000,
  StatusAudit1764030000000,
  CodeAskers1764030000001,
  WithdrawalApprover1764040000000,
  StudioNotice1764070000000,
  BlankFingerprints1764090000000,
  Partitions1764050000000,
  IdentityAge1764050150000,
  LaunchAge1764050350000,
  SecondFactor1764020000000,
  UnmatchedPayments1764040001000,
  Reconciliation1764050200000,
  FactorResets1764020100000,
  HashKeys1764030000002,
  ResealedOperators1764030000003,
  SummedApprovals1764210000000,
  FindingCurrency1764210001000,
  OutboxBatches1764230000000,
  PostingInSets1764230200000,
  ReferencesWithoutPlay1764230201000,
  WalletInSets1764230350000,
  SettlementSteps1764220000000,
  MembersBelow1764250150000,
  WinnersByHour1764250350000,
  RoundsOfTeams1764250351000,
  WaitingCases1764250300000,
  HouseContracts1764250400000,
  WalletsOfTeams1764250200000,
  ContentVersion1764300000000,
  CatalogueVersion1764300350000,
  DueAttempts1764240000000,
  ReferencesInSets1764420000000,
  PayInSets1764420000001,
  FiguresInOnePass1764420000002,
  TypesOfPostings1764430000000,
  WalletInFlatRows1764480350000,
  RoundsOfTrees1764430001000,
  EntriesOfMembers1764430002000,
  RoundsOfTreesByOpening1764602000000,
  EntriesOfTrees1764602000001,
  VoidRounds1764602000002,
  EntriesOfBatches1764602000003,
  StepActors1764620000000,
  ContextSchemas1764630000000,
  NotificationTable1764630001000,
  SiteViews1764650100000,
  LedgerViews1764650200000,
  CashierViews1764650300000,
  GamesViews1764650350000,
  OwnerFunctions1764660000000,
  MembersViews1764660150000,
  SessionView1764660160000,
  AccountLocks1764660200000,
  WalletOverViews1764660350000,
  SettlementOverViews1764660400000,
  BusinessTime1764670000000,
  SessionsOfInactiveMembers1764670150000,
  CaseQueue1764700300000,
  MemberNotes1764700500000,
  OperatorStatusAudit1764800000000,
  OperatorPermissions1764800000001,
  Proposals1764810000000,
  SettingChanges1765000000000,
  Maintenance1765010000000,
  ClosedGames1765010001000,
  GameMaintenance1765010002000,
  Announcements1765020000001,
  AnnouncementClosings1765020000002,
  Articles1765030000001,
  OperatorSetup1765040000001,
  OperatorMembers1765040000002,
  SavedViews1765040000003,
  Images1765070000001,
  PlannedArticles1765070000002,
  Profile1765050000001,
  SocialLinks1765050000002,
  HostsOfOneBrand1765080000001,
  Processes1765090000001,
  FindingLists1765100000001,
  ProposalLists1765100000002,
  SharedViews1765100000003,
  SettingChangeLists1765100000004,
  FactorResetLists1765100000005,
  Restrictions1765110000001,
  LaunchExpiry1765110000002,
  PlannedSuccessors1765120000001,
  OrderReach1765120000002,
  CatalogueFeed1765200000001,
  TitleSwitches1765200000002,
  RoundsByTitle1765210000001,
  TitleNames1765220000001,
  VendorTerms1765230000010,
  TitleImages1765230000011,
  WalletTransfersRecord1765240000001,
  TransferWallets1765240000002,
  OneGame1765250000001,
  NettedStakes1765260000001,
  FreeRounds1765270000001,
  TitleRegions1765280000001,
  BetFeed1765290000001,
  RollUpsOfTheFeed1765290000002,
  Wagering1765320000001,
  CountedRounds1765320000002,
  WithoutTurnover1765320000003,
  PayoutsBesideBonus1765320000004,
  Debts1765330000001,
  ReversedDeposits1765330000002,
  SaferPlay1765340000001,
  Referrers1765340000002,
  SessionClients1765340000003,
  MessageCategories1765350000001,
  Broadcasts1765350000002,
  Threads1765370000001,
  PlanNames1765360000001,
  BonusView1765360000002,
  WageringPushes1765360000003,
  OneBonusAnItem1765360000004,
  BonusContributions1765380000001,
  SharesOfTheEdge1765380000002,
  SalariesOfOwnMoney1765380000003,
  BarsInTime1765380000004,
  Rewards1765390000001,
  Campaigns1765390000002,
  VendorView1765400000001,
  PeriodsOfCampaigns1765400000002,
  Mall1765410000001,
  ServiceThreads1765420000001,
  Birthdays1765400000003,
  DepositsOfRewards1765430000001,
  FreeRoundsOfRewards1765430000003,
  Leaderboards1765450000001,
  BonusEndNotices1765460000001,
  Raffles1765470000001,
  ServiceGuests1765480000001,
  GuestChats1765480000002,
  ConsentsByProduct1765480000003,
  AudienceLists1765480000004,
  OriginViews1765490000001,
  BankAccountView1765490000002,
  ProvedMobile1765490000003,
  Referrals1765490000004,
  NumbersEverGiven1765490000005,
  LevelChecks1765500000001,
  Applications1765510000001,
  DepositChoices1765520000001,
  UnseenRedemptions1765520000002,
  GoodsAsRewards1765530000001,
  TicketsAsRewards1765530000002,
  BestMultiples1765540000001,
  NetworksOfOrigins1765540000002,
  RewardsOfNewMembers1765540000003,
  MemberTags1765540000004,
  TagsOfAudiences1765540000005,
  BonusPartsOfRounds1765550000001,
  Draws1765560000001,
  HousePlay1765570000001,
  Tickets1765570000002,
  CountingInSets1765580000001,
  CountedRoundsAtOnce1765580000002,
  Results1765600000001,
  DrawsWithResults1765600000004,
  DrawMoves1765600000005,
  RoomLeft1765600000006,
  BonusesAtOnce1765600000010,
  WhereHouseTitlesAre1765600000011,
  CancelledByDay1765600000012,
  SettlementNames1765600000013,
  PostingsByType1765600000014,
  CreditedPayments1765600000015,
];

const TIMEOUT_MS = 8_000;

/** A connection as the database's owner, the only role that may change its schema. @throws StartupError if it fails */
export async function connectAsOwner(url: string): Promise<DataSource> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(url, error);
    });
    await ensureApplicationRole(client);
  } finally {
    await client.end();
  }
  return new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
  }).initialize();
}

/**
 * Says which address did not answer or what was refused, without the password. A name with two addresses fails twice.
 */
function unreachable(url: string, error: unknown): StartupError {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reasons = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause)));
  const { host, pathname } = new URL(url);
  return new StartupError(
    `no connection to ${host}${pathname}, which DATABASE_URL names: ${reasons.join(', ')}`,
  );
}

/** @throws StartupError if a newer version of this software has run on the database; then nothing is changed */
export async function migrate(database: DataSource): Promise<void> {
  await refuseNewer(database);
  await database.runMigrations({ transaction: 'each' });
}

/** Unknown migrations are from a newer version, whose tables may have another meaning. */
async function refuseNewer(database: DataSource): Promise<void> {
  const [made] = await database.query(`select to_regclass('migration') is not null as once`);
  if (!made.once) return;
  const ours = MIGRATIONS.map(({ name }) => name);
  const [newer]: { name: string }[] = await database.query(
    'select name from migration where name <> all($1::text[]) order by timestamp desc limit 1',
    [ours],
  );
  if (!newer) return;
  const newest = ours.reduce((one, other) => (timeOf(one) > timeOf(other) ? one : other));
  throw new StartupError(
    `the database is at version ${timeOf(newer.name)} (${newer.name}), and this software at ${timeOf(newest)} (${newest}): ` +
      'start the newer software, or restore a backup from before it',
  );
}

/** The timestamp in a migration's name, in milliseconds. */
const timeOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);
