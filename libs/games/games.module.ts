import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { BetRecord } from './bet-record.service.js';
import { Catalogue } from './catalogue.service.js';
import { DebtCollector } from './debt-collector.js';
import { Favorites } from './favorites.service.js';
import { GameMaintenance } from './game-maintenance.js';
import { GameVendors } from './game-vendors.js';
import { GamesController } from './games.controller.js';
import { Launches } from './launch.service.js';
import { LaunchRetention } from './launch-retention.js';
import { PlayController } from './play.controller.js';
import { ReconciliationJobs } from './reconciliation.jobs.js';
import { Reconciliation } from './reconciliation.service.js';
import { WalletController } from './wallet.controller.js';
import { WalletGateway } from './wallet.gateway.js';
import { WalletPostings } from './wallet-postings.js';
import { WalletSessions } from './wallet-sessions.js';
import { WinnerBoard } from './winner-board.js';
import { Winners } from './winners.service.js';

@Module({
  imports: [LedgerModule],
  providers: [BetRecord, Catalogue, Favorites, GameMaintenance, GameVendors, DebtCollector, Winners],
  exports: [BetRecord, Catalogue, Favorites, GameMaintenance, GameVendors, Winners],
})
export class GamesModule {}

@Module({
  imports: [GamesModule, LedgerModule],
  controllers: [GamesController, PlayController, WalletController],
  providers: [Launches, WinnerBoard, WalletGateway, WalletPostings, WalletSessions],
})
export class GamesHttpModule {}

@Module({ imports: [GamesModule], providers: [LaunchRetention, Reconciliation, ReconciliationJobs] })
export class GamesJobsModule {}
