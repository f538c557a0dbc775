import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { Catalogue } from './catalogue.service.js';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  listGameMenus,
  listGames,
  listHotGames,
  listVendors,
  removeFavorite,
} from './common/games.calls.js';
import { Favorites } from './favorites.service.js';

@Controller()
export class GamesController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly favorites: Favorites,
  ) {}

  @Handle(listGameMenus)
  menus(_: unknown, caller: Caller) {
    return this.catalogue.menus(caller.brand);
  }

  @Handle(listGames)
  list(input: InputOf<typeof listGames>, caller: Caller) {
    return this.catalogue.list(caller.brand, input);
  }

  @Handle(listHotGames)
  async hot(input: InputOf<typeof listHotGames>, caller: Caller) {
    return { list: await this.catalogue.hot(caller.brand, input.language) };
  }

  @Handle(listVendors)
  async vendors(input: InputOf<typeof listVendors>, caller: Caller) {
    return { data: { lanes: await this.catalogue.vendors(caller.brand, input.gameType) } };
  }

  @Handle(listFavoriteIds)
  favoriteIds(_: unknown, caller: LoggedIn) {
    return this.favorites.ids(caller.person);
  }

  @Handle(listFavorites)
  favoriteList(input: InputOf<typeof listFavorites>, caller: LoggedIn) {
    return this.favorites.list(caller, input.language, input.pageNo, input.pageSize);
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
