import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { TitleRegions } from '#libs/games/index';
import type { Config } from '#libs/platform/config/config';
import { visitorOf } from '#libs/platform/http/call-context';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { HomeService } from '#libs/portal/index';
import type { LanguageCode } from '#libs/site/common/locales';
import type { BrandInfo } from '#libs/site/common/site.calls';
import { anyHost, type Brand, BrandRegistry, ContentVersion, SiteGate, WebBuild } from '#libs/site/index';
import type { CachedReply } from '../cached-reply.js';
import type { GuestRequest } from '../guest-request.js';
import { ClosedPages } from './closed-pages.js';
import { PageFrame, preferencesOf } from './page-frame.js';
import { type PageData, type PageKey, PageStore } from './page-store.js';
import type { PageThread } from './page-thread.js';

/** The initial data of a page; with `home` and `closed`, the same as `Start` in `apps/web/src/data/start/start.ts`. */
type Start = {
  language: LanguageCode;
  languages: readonly LanguageCode[];
  brandName: string;
  brand: Pick<BrandInfo, 'timeZone' | 'minimumAge' | 'licence'>;
  merchantCode: string;
  expectMember: boolean;
  testClock: boolean;
  /** Of those that the brand lists, chosen by chance for each request; `null` for the page's own host. */
  imageHost: string | null;
  /** The build that the page is of. */
  build: string;
};

const HOME = new Set(['/', '/index', '/index.html', '/home']);

/** Sends the visitor's page: language and theme from the cookie, and home rendered with its initial data. */
export class PageRenderer {
  private readonly pages: PageStore;
  private readonly homes: HomeService;
  private readonly brands: BrandRegistry;
  private readonly version: ContentVersion;
  private readonly build: WebBuild;
  private readonly gate: SiteGate;
  private readonly regions: TitleRegions;
  private readonly closedPages: ClosedPages;
  /** While a brand's settings are unchanged, a page has one key object. */
  private readonly keys = new WeakMap<Brand, Map<string, PageKey>>();

  constructor(
    app: NestFastifyApplication,
    private readonly config: Config,
    webFolder: string,
    thread: PageThread,
    private readonly logger: Logger,
  ) {
    const frame = new PageFrame(
      path.join(webFolder, 'index.html'),
      path.join(webFolder, 'assets'),
      '/assets/',
    );
    this.build = app.get(WebBuild);
    this.build.id = frame.build;
    this.pages = new PageStore(frame, thread, 'no-cache', logger);
    this.homes = app.get(HomeService);
    this.brands = app.get(BrandRegistry);
    this.version = app.get(ContentVersion);
    this.gate = app.get(SiteGate);
    this.regions = app.get(TitleRegions);
    this.closedPages = new ClosedPages(frame, thread, this.gate, logger);
  }

  /** The cached page for this request. */
  cached(request: GuestRequest): CachedReply | undefined {
    if (typeof this.version.current() !== 'string') return undefined;
    const brand = this.brands.byHost(request.headers.host ?? '');
    if (!brand || this.gate.closureOf(brand, visitorOf(request))) return undefined;
    const key = this.keyOf(brand, request);
    const { language, path, region } = key;
    if (path !== null) {
      const home = this.homes.cached(brand.id, language, region);
      return home && this.pages.cached(key, home);
    }
    const menus = this.homes.cachedMenus(brand.id, language, region);
    return menus && this.pages.cached(key, menusOnly(menus));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.version.current(); // makes sure that the brand's settings are those of this version
    const brand = this.brands.byHost(request.headers.host ?? '');
    if (!brand) return reply.status(404).type('text/plain').send('unknown host');
    const key = this.keyOf(brand, request);
    const closure = this.gate.closureOf(brand, visitorOf(request));
    if (closure) return this.closedPages.send(request, reply, { brand, key, closure });
    const home = await this.home(key);
    const page = home
      ? await this.pages.of(key, key.path === null ? menusOnly(home.menus) : home)
      : await this.pages.of({ ...key, path: null }, null);
    return page.send(request, reply);
  }

  private keyOf(brand: Brand, request: GuestRequest): PageKey {
    const { language, theme, cookies } = preferencesOf(request, brand);
    const url = request.url.split('?')[0] ?? '/';
    const path = HOME.has(url) ? url : null;
    const expectMember = cookies.member !== undefined;
    const keys = this.keys.get(brand) ?? new Map<string, PageKey>();
    this.keys.set(brand, keys);
    const imageHost = anyHost(brand.settings.imageCdn);
    const region = this.regions.of({ brand: brand.id, country: this.gate.countryOf(visitorOf(request)) });
    const name = `${language} ${theme} ${expectMember} ${path} ${imageHost} ${region}`;
    let key = keys.get(name);
    if (!key) {
      const { languages, merchantCode, name: brandName, timeZone, minimumAge, licence } = brand.settings;
      const shown = { timeZone, minimumAge, licence };
      const testClock = !this.config.production && this.config.TEST_CLOCK;
      const build = this.build.id;
      const start: Start = {
        brandName,
        brand: shown,
        language,
        languages,
        merchantCode,
        expectMember,
        testClock,
        build,
        imageHost,
      };
      key = { brand: brand.id, language, theme, region, start, path };
      keys.set(name, key);
    }
    return key;
  }

  /** Without its data the browser renders home itself and shows the error, and menus name every category. */
  private async home({ brand, language, region }: PageKey): Promise<HomeData | null> {
    try {
      return await this.homes.of(brand, language, region);
    } catch (error) {
      this.logger.warn({ err: error }, 'home could not be read');
      return null;
    }
  }
}

const knownMenus = new WeakMap<HomeData['menus'], PageData>();

/** The same object for as long as its content is unchanged, as `PageStore` compares it. */
function menusOnly(menus: HomeData['menus']): PageData {
  const data = knownMenus.get(menus) ?? { menus };
  knownMenus.set(menus, data);
  return data;
}
