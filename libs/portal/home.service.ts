import { Injectable } from '@nestjs/common';
import { Catalogue, type Region, Winners } from '#libs/games/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { Announcements, BrandRegistry, brandInfoOf, ContentVersion } from '#libs/site/index';
import { CachedWinners } from './cached-winners.js';
import type { HomeData } from './common/portal.calls.js';

const GAMES_A_SECTION = 12;
const VENDORS_A_SECTION = 6;
/** Categories whose lists of vendors are shorter. */
const SHORTER: ReadonlySet<string> = new Set(['ELOTT', 'COCKFIGHT']);
const vendorsIn = (gameType: string): number => (SHORTER.has(gameType) ? 5 : VENDORS_A_SECTION);
/** Categories that are chosen by the game. In the others one chooses a table or a match, at a vendor. */
const BY_GAME: ReadonlySet<string> = new Set(['RNG', 'FISH']);
/** Fewer vendors than this make no row. */
const FEWEST_VENDORS = 3;
/** Of a category that is shown by its vendors: for the row of games that are open now. */
const GAMES_BESIDE_VENDORS = 3;
/** A row of a desktop. */
const HOT_GAMES = 6;
const WINNERS = 7;

type Content = Omit<HomeData, 'winners'>;

interface CachedHome {
  version: string;
  content: Promise<Content>;
  home: HomeData | undefined;
}

/**
 * The data of the home page, the same for every visitor of a brand in a region. It is read again when the content version changes;
 * the winners, which pushes update in the browser, are at most some seconds old.
 */
@Injectable()
export class HomeService {
  private readonly homes = new Map<string, CachedHome>();
  private readonly winners: CachedWinners;

  constructor(
    private readonly brands: BrandRegistry,
    private readonly announcements: Announcements,
    private readonly catalogue: Catalogue,
    private readonly version: ContentVersion,
    winners: Winners,
  ) {
    this.winners = new CachedWinners((brand) => winners.today(brand, WINNERS));
  }

  /** The same object for as long as its content is unchanged. */
  async of(brand: string, language: LanguageCode, region: Region): Promise<HomeData> {
    const cached = this.contentOf(brand, language, region, await this.version.current());
    const [content, winners] = await Promise.all([cached.content, this.winners.of(brand)]);
    if (cached.home?.winners !== winners) cached.home = { ...content, winners };
    return cached.home;
  }

  /** Like `of`, but only if nothing has to be read. */
  cached(brand: string, language: LanguageCode, region: Region): HomeData | undefined {
    const known = this.homes.get(keyOf(brand, language, region));
    const isGood =
      known?.version === this.version.current() && known.home?.winners === this.winners.cached(brand);
    return isGood ? known.home : undefined;
  }

  /** The categories of the menus, which pages other than home begin with: as `cached`, however old the winners are. */
  cachedMenus(brand: string, language: LanguageCode, region: Region): HomeData['menus'] | undefined {
    const known = this.homes.get(keyOf(brand, language, region));
    return known?.version === this.version.current() ? known.home?.menus : undefined;
  }

  /** Without a version, while PostgreSQL is unavailable, the content that was read last. */
  private contentOf(
    brand: string,
    language: LanguageCode,
    region: Region,
    version: string | null,
  ): CachedHome {
    const key = keyOf(brand, language, region);
    const known = this.homes.get(key);
    if (known && (version === null || known.version === version)) return known;
    const fresh: CachedHome = {
      version: version ?? '',
      content: this.read(brand, language, region),
      home: undefined,
    };
    this.homes.set(key, fresh);
    fresh.content.catch(() => {
      if (this.homes.get(key) === fresh) this.homes.delete(key);
    });
    return fresh;
  }

  private async read(brand: string, language: LanguageCode, region: Region): Promise<Content> {
    const [banners, marquee, menus, lanes, hot] = await Promise.all([
      this.announcements.banners(brand, 'w_home', language),
      this.announcements.marquee(brand, language),
      this.catalogue.menus(brand, region),
      this.catalogue.lanes(brand, undefined, region),
      this.catalogue.hot(brand, { language }, region),
    ]);
    const sections = await Promise.all(
      menus.map(async ({ gameType }) => {
        const page = { gameType, pageNo: 1, pageSize: GAMES_A_SECTION, language };
        const { games, total } = await this.catalogue.list(brand, page, region);
        const vendors = lanes.find(({ gameClassify }) => gameClassify === gameType)?.cards ?? [];
        const byVendor = !BY_GAME.has(gameType) && vendors.length >= FEWEST_VENDORS;
        return {
          gameType,
          total,
          games: byVendor ? games.slice(0, GAMES_BESIDE_VENDORS) : games,
          vendors: byVendor ? vendors.slice(0, vendorsIn(gameType)) : [],
        };
      }),
    );
    const home = { banners, marquee, menus, hot: hot.slice(0, HOT_GAMES), sections };
    return { brand: brandInfoOf(this.brands.byId(brand)), ...home };
  }
}

const keyOf = (brand: string, language: LanguageCode, region: Region) => `${brand}/${language}/${region}`;
