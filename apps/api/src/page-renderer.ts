import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#libs/platform/config/config';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { HomeService } from '#libs/portal/index';
import type { LanguageCode } from '#libs/site/common/locales';
import { type Brand, BrandRegistry } from '#libs/site/index';
import { PageFrame, preferencesOf } from './page-frame.js';

/** What the page tells the browser; the same as `Start` in `apps/web/src/app/start.ts`. */
interface Start {
  language: LanguageCode;
  merchantCode: string;
  expectMember: boolean;
  home: HomeData | null;
  testClock: boolean;
}

/** What `apps/web/src/entry-server.tsx` exports. */
interface WebServer {
  render(url: string, start: Start): string;
}

const HOME = new Set(['/', '/index', '/index.html', '/home']);

/** Fills the page's frame: language and theme from the cookie, and home drawn with its first data. */
export class PageRenderer {
  private readonly frame: PageFrame;
  private readonly web: Promise<WebServer>;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly config: Config,
    webFolder: string,
    private readonly logger: Logger,
  ) {
    this.frame = new PageFrame(
      path.join(webFolder, 'index.html'),
      path.join(webFolder, 'assets'),
      '/assets/',
    );
    const server = path.join(webFolder, '../web-server/entry-server.js');
    this.web = import(pathToFileURL(server).href) as Promise<WebServer>;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const brand = this.app.get(BrandRegistry).byHost(request.headers.host ?? '');
    if (!brand) return reply.status(404).type('text/plain').send('unknown host');
    const preferences = preferencesOf(request, brand);
    const { language, cookies } = preferences;
    const url = request.url.split('?')[0] ?? '/';
    const home = HOME.has(url) ? await this.home(brand, language) : null;
    const testClock = !this.config.production && this.config.TEST_CLOCK;
    const { merchantCode } = brand.settings;
    const expectMember = cookies.has('member');
    const start: Start = { language, merchantCode, expectMember, home, testClock };
    const html = home ? (await this.web).render(url, start) : '';
    return this.frame.send(reply, preferences, start, html);
  }

  /** Without its data the browser draws home by itself, and says what is the matter. */
  private async home(brand: Brand, language: LanguageCode): Promise<HomeData | null> {
    try {
      return await this.app.get(HomeService).of(brand.id, language);
    } catch (error) {
      this.logger.warn({ err: error }, 'home could not be read');
      return null;
    }
  }
}
