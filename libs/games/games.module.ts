import { Module } from '@nestjs/common';
import { Catalogue } from './catalogue.service.js';
import { Favorites } from './favorites.service.js';
import { GamesController } from './games.controller.js';

@Module({ providers: [Catalogue, Favorites], exports: [Catalogue, Favorites] })
export class GamesModule {}

@Module({ imports: [GamesModule], controllers: [GamesController] })
export class GamesHttpModule {}
