import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  addFavorite,
  getGameInfo,
  listClasses,
  listFavoriteIds,
  listFavorites,
  listGameMenus,
  listGames,
  listHotGames,
  listVendors,
  removeFavorite,
} from '../common/games.calls.js';
import { listRooms } from '../common/live.calls.js';
import { LiveTables } from '../live/live-tables.js';
import { TitleRegions } from '../titles/title-regions.js';
import { CachedCatalogue } from './cached-catalogue.js';
import { Favorites } from './favorites.service.js';
import { GameFacts } from './game-facts.service.js';

@Controller()
export class GamesController {
  constructor(
    private readonly catalogue: CachedCatalogue,
    private readonly favorites: Favorites,
    private readonly facts: GameFacts,
    private readonly live: LiveTables,
    private readonly regions: TitleRegions,
  ) {}

  @Handle(listGameMenus)
  menus(_: unknown, caller: Caller) {
    return this.catalogue.menus(caller.brand, this.regions.of(caller));
  }

  @Handle(listGames)
  list(input: InputOf<typeof listGames>, caller: Caller) {
    return this.catalogue.list(caller.brand, input, this.regions.of(caller));
  }

  @Handle(listHotGames)
  async hot(input: InputOf<typeof listHotGames>, caller: Caller) {
    return { list: await this.catalogue.hot(caller.brand, input, this.regions.of(caller)) };
  }

  @Handle(listVendors)
  async vendors(input: InputOf<typeof listVendors>, caller: Caller) {
    return { data: { lanes: await this.catalogue.lanes(caller.brand, input, this.regions.of(caller)) } };
  }

  @Handle(listClasses)
  async classes(input: InputOf<typeof listClasses>, caller: Caller) {
    return { list: await this.catalogue.classes(caller.brand, input, this.regions.of(caller)) };
  }

  @Handle(listRooms)
  rooms(input: InputOf<typeof listRooms>, caller: Caller) {
    return this.live.firstState(caller.brand, input.vendor);
  }

  @Handle(getGameInfo)
  info(input: InputOf<typeof getGameInfo>, caller: Caller) {
    return this.facts.info(caller.brand, input.nodeId, this.regions.of(caller));
  }

  @Handle(listFavoriteIds)
  favoriteIds(_: unknown, caller: LoggedIn) {
    return this.favorites.ids(caller.person);
  }

  @Handle(listFavorites)
  favoriteList(input: InputOf<typeof listFavorites>, caller: LoggedIn) {
    return this.favorites.list(caller, input);
  }

  @Handle(addFavorite)
  async add(input: InputOf<typeof addFavorite>, caller: LoggedIn) {
    await this.favorites.add(caller, input.nodeId);
    return {};
  }

  @Handle(removeFavorite)
  async remove(input: InputOf<typeof removeFavorite>, caller: LoggedIn) {
    await this.favorites.remove(caller, input.nodeId);
    return {};
  }
}
