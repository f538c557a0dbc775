import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
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
  menus(@CallerOf() caller: Caller) {
    return this.catalogue.menus(caller.brand);
  }

  @Handle(listGames)
  list(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listGames>) {
    return this.catalogue.list(caller.brand, input);
  }

  @Handle(listHotGames)
  async hot(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listHotGames>) {
    return { list: await this.catalogue.hot(caller.brand, input.language) };
  }

  @Handle(listVendors)
  async vendors(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listVendors>) {
    return { data: { lanes: await this.catalogue.vendors(caller.brand, input.gameType) } };
  }

  @Handle(listFavoriteIds)
  favoriteIds(@CallerOf() caller: LoggedIn) {
    return this.favorites.ids(caller.person);
  }

  @Handle(listFavorites)
  favoriteList(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listFavorites>) {
    return this.favorites.list(caller, input.language, input.pageNo, input.pageSize);
  }

  @Handle(addFavorite)
  async add(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof addFavorite>) {
    await this.favorites.add(caller, input.nodeId);
    return {};
  }

  @Handle(removeFavorite)
  async remove(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof removeFavorite>) {
    await this.favorites.remove(caller, input.nodeId);
    return {};
  }
}
