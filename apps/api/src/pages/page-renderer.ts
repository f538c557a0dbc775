import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#libs/platform/config/config';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { HomeService } from '#libs/portal/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { type Brand, BrandRegistry, ContentVersion } from '#libs/site/index';
import { sendPage } from './encoded-page.js';
import { PageFrame, preferencesOf } from './page-frame.js';
import { PageStore } from './page-store.js';
import type { PageThread } from './page-thread.js';

/** What the page tells the browser; with `home`, the same as `Start` in `apps/web/src/app/start.ts`. */
interface Start {
  language: LanguageCode;
  merchantCode: string;
  expectMember: boolean;
  testClock: boolean;
}

const HOME = new Set(['/', '/index', '/index.html', '/home']);

/** Sends the visitor's page: language and theme from the cookie, and home drawn with its first data. */
export class PageRenderer {
  private readonly frame: PageFrame;
  private readonly pages: PageStore;
  private readonly homes: HomeService;
  private readonly brands: BrandRegistry;
  private readonly version: ContentVersion;

  constructor(
    app: NestFastifyApplication,
    private readonly config: Config,
    webFolder: string,
    thread: PageThread,
    private readonly logger: Logger,
  ) {
    this.frame = new PageFrame(
      path.join(webFolder, 'index.html'),
      path.join(webFolder, 'assets'),
      '/assets/',
    );
    this.pages = new PageStore(this.frame, thread, logger);
    this.homes = app.get(HomeService);
    this.brands = app.get(BrandRegistry);
    this.version = app.get(ContentVersion);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.version.current(); // the brand's settings are those of this version
    const brand = this.brands.byHost(request.headers.host ?? '');
    if (!brand) return reply.status(404).type('text/plain').send('unknown host');
    const { language, theme, cookies } = preferencesOf(request, brand);
    const start: Start = {
      language,
      merchantCode: brand.settings.merchantCode,
      expectMember: cookies.has('member'),
      testClock: !this.config.production && this.config.TEST_CLOCK,
    };
    const url = request.url.split('?')[0] ?? '/';
    const home = HOME.has(url) ? await this.home(brand, language) : null;
    const key = { brand: brand.id, language, theme, start, path: home ? url : null };
    admitScript(reply, this.frame.scriptSource);
    return sendPage(request, reply, await this.pages.of(key, home), 'no-cache');
  }

  /** Without its data the browser draws home by itself, and says what is the matter. */
  private async home(brand: Brand, language: LanguageCode): Promise<HomeData | null> {
    try {
      return await this.homes.of(brand.id, language);
    } catch (error) {
      this.logger.warn({ err: error }, 'home could not be read');
      return null;
    }
  }
}

/** Lets one inline script run, and no other. */
function admitScript(reply: FastifyReply, source: string | null): void {
  const policy = reply.getHeader('content-security-policy');
  if (source === null || typeof policy !== 'string') return;
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self' ${source}`),
  );
}
