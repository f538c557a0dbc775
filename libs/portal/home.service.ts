import { Injectable } from '@nestjs/common';
import { Catalogue, Winners } from '#libs/games/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry, brandInfoOf, SiteService } from '#libs/site/index';
import type { HomeData } from './common/portal.calls.js';

const GAMES_A_SECTION = 12;
const WINNERS = 7;
const CACHE_MS = 2000;

/** The data of the home page. The same for every visitor of a brand, so it is kept for two seconds. */
@Injectable()
export class HomeService {
  private readonly kept = new Map<string, { until: number; data: Promise<HomeData> }>();

  constructor(
    private readonly brands: BrandRegistry,
    private readonly site: SiteService,
    private readonly catalogue: Catalogue,
    private readonly winners: Winners,
  ) {}

  of(brand: string, language: LanguageCode): Promise<HomeData> {
    const key = `${brand}/${language}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.data;
    const data = this.read(brand, language);
    this.kept.set(key, { until: Date.now() + CACHE_MS, data });
    data.catch(() => this.kept.delete(key));
    return data;
  }

  private async read(brand: string, language: LanguageCode): Promise<HomeData> {
    const [announcements, menus, hot, winners] = await Promise.all([
      this.site.announcements(brand, language),
      this.catalogue.menus(brand),
      this.catalogue.hot(brand, language),
      this.winners.today(brand, WINNERS),
    ]);
    const sections = await Promise.all(
      menus.map(async ({ gameType }) => {
        const page = { gameType, pageNo: 1, pageSize: GAMES_A_SECTION, language };
        const { games, total } = await this.catalogue.list(brand, page);
        return { gameType, games, total };
      }),
    );
    const { banners, notices } = announcements;
    return { brand: brandInfoOf(this.brands.byId(brand)), banners, notices, menus, hot, winners, sections };
  }
}
