import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#libs/platform/config/config';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { HomeService } from '#libs/portal/index';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { type Brand, BrandRegistry } from '#libs/site/index';

/** What the page tells the browser; the same as `Start` in `apps/web/src/app/start.ts`. */
interface Start {
  language: LanguageCode;
  expectMember: boolean;
  home: HomeData | null;
  testClock: boolean;
}

/** What `apps/web/src/entry-server.tsx` exports. */
interface WebServer {
  render(url: string, start: Start): string;
}

const HOME = new Set(['/', '/index', '/index.html', '/home']);
const THEMES = new Set(['night', 'paper']);

/** Fills the page's frame: language and theme from the cookie, and home drawn with its first data. */
export class PageRenderer {
  private readonly frame: string;
  private readonly fonts: Record<LanguageCode, string>;
  private readonly web: Promise<WebServer>;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly config: Config,
    webFolder: string,
    private readonly logger: Logger,
  ) {
    this.frame = fs.readFileSync(path.join(webFolder, 'index.html'), 'utf8');
    this.fonts = fontsOf(path.join(webFolder, 'assets'));
    const server = path.join(webFolder, '../web-server/entry-server.js');
    this.web = import(pathToFileURL(server).href) as Promise<WebServer>;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const brand = this.app.get(BrandRegistry).byHost(request.headers.host ?? '');
    if (!brand) return reply.status(404).type('text/plain').send('unknown host');
    const cookies = cookiesOf(request.headers.cookie);
    const language = languageOf(cookies.get('lang'), brand);
    const theme = THEMES.has(cookies.get('theme') ?? '') ? cookies.get('theme') : 'night';
    const { html, data } = await this.draw(request, brand, language, cookies.has('member'));
    const page = this.frame
      .replace(
        '<html lang="bn" data-theme="night">',
        `<html lang="${LOCALES[language]}" data-theme="${theme}">`,
      )
      .replace('<!--app-->', () => html)
      .replace('<!--data-->', () => this.fonts[language] + data);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(page);
  }

  private async draw(request: FastifyRequest, brand: Brand, language: LanguageCode, expectMember: boolean) {
    const url = request.url.split('?')[0] ?? '/';
    const home = HOME.has(url) ? await this.home(brand, language) : null;
    const testClock = !this.config.production && this.config.TEST_CLOCK;
    const start: Start = { language, expectMember, home, testClock };
    const text = JSON.stringify(start).replaceAll('<', '\\u003c');
    const html = home ? (await this.web).render(url, start) : '';
    return { html, data: `<script type="application/json" id="start">${text}</script>` };
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

/** Links that fetch the fonts of a language with the page, so that its first picture has them and nothing moves. */
function fontsOf(folder: string): Record<LanguageCode, string> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const links = (needed: RegExp) =>
    files
      .filter((file) => needed.test(file))
      .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
      .join('');
  return { BN: links(/-(latin|bengali)-|^figures-/), EN: links(/-latin-|^figures-/) };
}

function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value];
    }),
  );
}

function languageOf(cookie: string | undefined, brand: Brand): LanguageCode {
  const { languages, defaultLanguage } = brand.settings;
  return languages.find((language) => language === cookie) ?? defaultLanguage;
}
