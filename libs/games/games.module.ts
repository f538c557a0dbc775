import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { Catalogue } from './catalogue/catalogue.service.js';
import { Favorites } from './catalogue/favorites.service.js';
import { GameFacts } from './catalogue/game-facts.service.js';
import { GameMaintenance } from './catalogue/game-maintenance.js';
import { GamesController } from './catalogue/games.controller.js';
import { CatalogueChanges } from './catalogue-feed/catalogue-changes.js';
import { CatalogueDecisions } from './catalogue-feed/catalogue-decisions.js';
import { CatalogueFeedJobs } from './catalogue-feed/catalogue-feed.jobs.js';
import { CatalogueReader } from './catalogue-feed/catalogue-reader.js';
import { Launches } from './launches/launch.service.js';
import { LaunchExtensions } from './launches/launch-extensions.js';
import { LaunchRetention } from './launches/launch-retention.js';
import { LaunchTokens } from './launches/launch-tokens.js';
import { StartedGames } from './launches/started-games.js';
import { LiveTables } from './live/live-tables.js';
import { PlayController } from './play.controller.js';
import { ReconciliationJobs } from './reconciliation/reconciliation.jobs.js';
import { Reconciliation } from './reconciliation/reconciliation.service.js';
import { BetRecord } from './records/bet-record.service.js';
import { ProfitLoss } from './records/profit-loss.service.js';
import { WinnerBoard } from './records/winner-board.js';
import { Winners } from './records/winners.service.js';
import { TitleEditing } from './titles/title-editing.js';
import { TitleList } from './titles/title-list.js';
import { GameVendors } from './vendors/game-vendors.js';
import { DebtCollector } from './wallet/debt-collector.js';
import { WalletController } from './wallet/wallet.controller.js';
import { WalletGateway } from './wallet/wallet.gateway.js';
import { WalletPostings } from './wallet/wallet-postings.js';
import { WalletSessions } from './wallet/wallet-sessions.js';

@Module({
  imports: [LedgerModule],
  providers: [
    BetRecord,
    Catalogue,
    CatalogueChanges,
    CatalogueDecisions,
    CatalogueReader,
    Favorites,
    GameMaintenance,
    GameVendors,
    DebtCollector,
    LaunchExtensions,
    TitleEditing,
    TitleList,
    Winners,
  ],
  exports: [
    BetRecord,
    Catalogue,
    CatalogueChanges,
    CatalogueDecisions,
    CatalogueReader,
    Favorites,
    GameMaintenance,
    GameVendors,
    Winners,
    TitleEditing,
    TitleList,
  ],
})
export class GamesModule {}

@Module({
  imports: [GamesModule, LedgerModule],
  controllers: [GamesController, PlayController, WalletController],
  providers: [
    GameFacts,
    Launches,
    LaunchTokens,
    LiveTables,
    ProfitLoss,
    StartedGames,
    WinnerBoard,
    WalletGateway,
    WalletPostings,
    WalletSessions,
  ],
})
export class GamesHttpModule {}

@Module({
  imports: [GamesModule],
  providers: [CatalogueFeedJobs, LaunchRetention, Reconciliation, ReconciliationJobs],
})
export class GamesJobsModule {}
