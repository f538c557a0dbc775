import { Injectable } from '@nestjs/common';
import { Catalogue, Winners } from '#libs/games/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry, brandInfoOf, ContentVersion, SiteService } from '#libs/site/index';
import type { HomeData } from './common/portal.calls.js';
import { KeptWinners } from './kept-winners.js';

const GAMES_A_SECTION = 12;
const WINNERS = 7;

type Content = Omit<HomeData, 'winners'>;

interface Kept {
  version: string;
  content: Promise<Content>;
  home: HomeData | undefined;
}

/**
 * The data of the home page, the same for every visitor of a brand. It is read again when the content has another
 * version; the winners, of which the browser is told by pushes, are at most some seconds old.
 */
@Injectable()
export class HomeService {
  private readonly kept = new Map<string, Kept>();
  private readonly winnersOf: KeptWinners;

  constructor(
    private readonly brands: BrandRegistry,
    private readonly site: SiteService,
    private readonly catalogue: Catalogue,
    private readonly version: ContentVersion,
    winners: Winners,
  ) {
    this.winnersOf = new KeptWinners((brand) => winners.today(brand, WINNERS));
  }

  /** The same object as long as nothing in it has changed. */
  async of(brand: string, language: LanguageCode): Promise<HomeData> {
    const kept = this.contentOf(brand, language, await this.version.current());
    const [content, winners] = await Promise.all([kept.content, this.winnersOf.of(brand)]);
    if (kept.home?.winners !== winners) kept.home = { ...content, winners };
    return kept.home;
  }

  /** Without a version, as PostgreSQL is gone, what was read last. */
  private contentOf(brand: string, language: LanguageCode, version: string | null): Kept {
    const key = `${brand}/${language}`;
    const known = this.kept.get(key);
    if (known && (version === null || known.version === version)) return known;
    const fresh: Kept = { version: version ?? '', content: this.read(brand, language), home: undefined };
    this.kept.set(key, fresh);
    fresh.content.catch(() => {
      if (this.kept.get(key) === fresh) this.kept.delete(key);
    });
    return fresh;
  }

  private async read(brand: string, language: LanguageCode): Promise<Content> {
    const [announcements, menus, hot] = await Promise.all([
      this.site.announcements(brand, language),
      this.catalogue.menus(brand),
      this.catalogue.hot(brand, language),
    ]);
    const sections = await Promise.all(
      menus.map(async ({ gameType }) => {
        const page = { gameType, pageNo: 1, pageSize: GAMES_A_SECTION, language };
        const { games, total } = await this.catalogue.list(brand, page);
        return { gameType, games, total };
      }),
    );
    const { banners, notices } = announcements;
    return { brand: brandInfoOf(this.brands.byId(brand)), banners, notices, menus, hot, sections };
  }
}
