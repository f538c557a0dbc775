import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { ContentVersion } from '#libs/site/index';
import type { listClasses, listGames, listHotGames, listVendors } from '../common/games.calls.js';
import type { Region } from '../titles/title-regions.js';
import { Catalogue } from './catalogue.service.js';
import { GameFacts } from './game-facts.service.js';
import { VersionedCache } from './versioned-cache.js';

/** Anybody may search for any part of a name. */
const MAX_LISTS = 500;
/** Categories and vendors in each language. */
const MAX_OTHERS = 200;

type Read<Name extends keyof Catalogue> = Awaited<ReturnType<Catalogue[Name]>>;

/**
 * The catalogue for whoever calls, the same for all members of a brand in a region until the content version changes. Guests have the whole
 * reply from the api; a member is asked for the session first.
 */
@Injectable()
export class CachedCatalogue {
  private readonly menuReads: VersionedCache<Read<'menus'>>;
  private readonly listReads: VersionedCache<Read<'list'>>;
  private readonly hotReads: VersionedCache<Read<'hot'>>;
  private readonly laneReads: VersionedCache<Read<'lanes'>>;
  private readonly classReads: VersionedCache<Awaited<ReturnType<GameFacts['classes']>>>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly facts: GameFacts,
    version: ContentVersion,
  ) {
    this.menuReads = new VersionedCache(version, MAX_OTHERS);
    this.listReads = new VersionedCache(version, MAX_LISTS);
    this.hotReads = new VersionedCache(version, MAX_OTHERS);
    this.laneReads = new VersionedCache(version, MAX_OTHERS);
    this.classReads = new VersionedCache(version, MAX_OTHERS);
  }

  menus(brand: string, region: Region) {
    return this.menuReads.get(keyOf(brand, region, {}), () => this.catalogue.menus(brand, region));
  }

  list(brand: string, input: InputOf<typeof listGames>, region: Region) {
    return this.listReads.get(keyOf(brand, region, input), () => this.catalogue.list(brand, input, region));
  }

  hot(brand: string, { language, gameType, vassalage }: InputOf<typeof listHotGames>, region: Region) {
    const asked = { language, gameType, vassalage };
    return this.hotReads.get(keyOf(brand, region, asked), () => this.catalogue.hot(brand, asked, region));
  }

  lanes(brand: string, { gameType }: InputOf<typeof listVendors>, region: Region) {
    const key = keyOf(brand, region, { gameType });
    return this.laneReads.get(key, () => this.catalogue.lanes(brand, gameType, region));
  }

  classes(brand: string, input: InputOf<typeof listClasses>, region: Region) {
    return this.classReads.get(keyOf(brand, region, input), () => this.facts.classes(brand, input, region));
  }
}

/** Inputs are read by a schema, so that their fields are always in the same order. */
const keyOf = (brand: string, region: Region, input: object): string =>
  `${brand} ${region} ${JSON.stringify(input)}`;
