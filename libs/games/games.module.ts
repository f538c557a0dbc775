import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { SaferPlayModule } from '#libs/safer-play/index';
import { WageringModule } from '#libs/wagering/index';
import { CachedCatalogue } from './catalogue/cached-catalogue.js';
import { Catalogue } from './catalogue/catalogue.service.js';
import { Favorites } from './catalogue/favorites.service.js';
import { GameFacts } from './catalogue/game-facts.service.js';
import { GameMaintenance } from './catalogue/game-maintenance.js';
import { GamesController } from './catalogue/games.controller.js';
import { CatalogueChanges } from './catalogue-feed/catalogue-changes.js';
import { CatalogueDecisions } from './catalogue-feed/catalogue-decisions.js';
import { CatalogueFeedJobs } from './catalogue-feed/catalogue-feed.jobs.js';
import { CatalogueReader } from './catalogue-feed/catalogue-reader.js';
import { BetIntake } from './feed/bet-intake.js';
import { FeedJobs } from './feed/feed.jobs.js';
import { FeedReaders } from './feed/feed-readers.js';
import { FreeRoundRows } from './free-rounds/free-round-rows.js';
import { FreeRounds } from './free-rounds/free-rounds.js';
import { Launches } from './launches/launch.service.js';
import { LaunchExtensions } from './launches/launch-extensions.js';
import { LaunchRetention } from './launches/launch-retention.js';
import { LaunchTokens } from './launches/launch-tokens.js';
import { StartedGames } from './launches/started-games.js';
import { LiveTables } from './live/live-tables.js';
import { LiveRoomList } from './live-rooms/live-room-list.js';
import { LiveRoomProviders } from './live-rooms/live-room-providers.js';
import { LiveRoomsController } from './live-rooms/live-rooms.controller.js';
import { LiveRooms } from './live-rooms/live-rooms.service.js';
import { PlayController } from './play.controller.js';
import { FindingQueries } from './reconciliation/finding-queries.js';
import { Findings } from './reconciliation/findings.js';
import { ReconciliationJobs } from './reconciliation/reconciliation.jobs.js';
import { Reconciliation } from './reconciliation/reconciliation.service.js';
import { BetRecord } from './records/bet-record.service.js';
import { ProfitLoss } from './records/profit-loss.service.js';
import { WinnerBoard } from './records/winner-board.js';
import { Winners } from './records/winners.service.js';
import { TitleEditing } from './titles/title-editing.js';
import { TitleList } from './titles/title-list.js';
import { TitleRegions } from './titles/title-regions.js';
import { BetReader } from './transfer-wallets/bet-reader.js';
import { BetRecorder } from './transfer-wallets/bet-recorder.js';
import { TransitCheck, VendorWalletCheck } from './transfer-wallets/house-checks.js';
import { LaunchTransfers } from './transfer-wallets/launch-transfers.js';
import { TransferJobs } from './transfer-wallets/transfer.jobs.js';
import { TransferAnswers } from './transfer-wallets/transfer-answers.js';
import { TransferCarrier } from './transfer-wallets/transfer-carrier.js';
import { TransferComparison } from './transfer-wallets/transfer-comparison.js';
import { TransferEnds } from './transfer-wallets/transfer-ends.js';
import { TransferInquiries } from './transfer-wallets/transfer-inquiries.js';
import { TransferOrders } from './transfer-wallets/transfer-orders.js';
import { TransferWalletsController } from './transfer-wallets/transfer-wallets.controller.js';
import { VendorConnections } from './transfer-wallets/vendor-connections.js';
import { VendorWalletRows } from './transfer-wallets/vendor-wallet-rows.js';
import { VendorWallets } from './transfer-wallets/vendor-wallets.js';
import { WalletEquation } from './transfer-wallets/wallet-equation.js';
import { WalletMoney } from './transfer-wallets/wallet-money.js';
import { GameVendors } from './vendors/game-vendors.js';
import { BonusDeadlines } from './wallet/bonus-deadline.jobs.js';
import { DebtCollector } from './wallet/debt-collector.js';
import { HouseEvents } from './wallet/house-events.js';
import { WalletController } from './wallet/wallet.controller.js';
import { WalletGateway } from './wallet/wallet.gateway.js';
import { WalletPostings } from './wallet/wallet-postings.js';
import { WalletSessions } from './wallet/wallet-sessions.js';

@Module({
  imports: [LedgerModule],
  providers: [
    BetIntake,
    BetRecord,
    Catalogue,
    CatalogueChanges,
    CatalogueDecisions,
    CatalogueReader,
    Favorites,
    FeedReaders,
    FindingQueries,
    Findings,
    FreeRoundRows,
    FreeRounds,
    GameMaintenance,
    GameVendors,
    DebtCollector,
    HouseEvents,
    LaunchExtensions,
    TitleEditing,
    TitleList,
    TitleRegions,
    TransferEnds,
    TransferInquiries,
    VendorConnections,
    VendorWalletRows,
    VendorWallets,
    WalletMoney,
    Winners,
  ],
  exports: [
    BetIntake,
    BetRecord,
    Catalogue,
    CatalogueChanges,
    CatalogueDecisions,
    CatalogueReader,
    Favorites,
    FeedReaders,
    FindingQueries,
    Findings,
    FreeRounds,
    GameMaintenance,
    GameVendors,
    HouseEvents,
    Winners,
    TitleEditing,
    TitleList,
    TitleRegions,
    TransferEnds,
    TransferInquiries,
    VendorConnections,
    VendorWalletRows,
    VendorWallets,
    WalletMoney,
  ],
})
export class GamesModule {}

@Module({
  imports: [GamesModule, LedgerModule, SaferPlayModule],
  controllers: [
    GamesController,
    LiveRoomsController,
    PlayController,
    TransferWalletsController,
    WalletController,
  ],
  providers: [
    CachedCatalogue,
    GameFacts,
    Launches,
    LaunchTokens,
    LaunchTransfers,
    LiveRoomList,
    LiveRoomProviders,
    LiveRooms,
    LiveTables,
    ProfitLoss,
    StartedGames,
    TransferAnswers,
    TransferCarrier,
    TransferOrders,
    WinnerBoard,
    WalletGateway,
    WalletPostings,
    WalletSessions,
  ],
})
export class GamesHttpModule {}

@Module({
  imports: [GamesModule, LedgerModule, WageringModule],
  providers: [
    BonusDeadlines,
    CatalogueFeedJobs,
    FeedJobs,
    LaunchRetention,
    Reconciliation,
    ReconciliationJobs,
    BetReader,
    BetRecorder,
    TransferComparison,
    TransferJobs,
    TransitCheck,
    VendorWalletCheck,
    WalletEquation,
  ],
})
export class GamesJobsModule {}
