import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { BetRecord } from './bet-record.service.js';
import { Catalogue } from './catalogue.service.js';
import { Favorites } from './favorites.service.js';
import { GameVendors } from './game-vendors.js';
import { GamesController } from './games.controller.js';
import { Launches } from './launch.service.js';
import { PlayController } from './play.controller.js';
import { Winners } from './winners.service.js';

@Module({
  imports: [LedgerModule],
  providers: [Catalogue, Favorites, GameVendors, Launches, BetRecord, Winners],
  exports: [Catalogue, Favorites, GameVendors, Launches, BetRecord, Winners],
})
export class GamesModule {}

@Module({ imports: [GamesModule], controllers: [GamesController, PlayController] })
export class GamesHttpModule {}
