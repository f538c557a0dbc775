import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LruCache } from '#libs/platform/cache/lru-cache';
import type { Closure } from '#libs/platform/common/call';
import { customerServiceOf } from '#libs/site/common/customer-service';
import { isOpenWhileClosed } from '#libs/site/common/open-places';
import { type Brand, type SiteGate, statusOf } from '#libs/site/index';
import type { PageFrame } from './page-frame.js';
import type { PageKey } from './page-store.js';
import type { PageThread } from './page-thread.js';

interface Closed {
  brand: Brand;
  key: PageKey;
  closure: Closure;
}

/** Stands in the cached page where the visitor's address goes. */
const ADDRESS = '[visitor-address]';
const MAX_PAGES = 100;

/**
 * The page for visitors to whom the site is closed. It is rendered once for all of them, apart from the pages of the open
 * site, and sent with the address of each, which nobody may store.
 */
export class ClosedPages {
  private readonly pages = new LruCache<Promise<string>>(MAX_PAGES);

  constructor(
    private readonly frame: PageFrame,
    private readonly thread: PageThread,
    private readonly gate: SiteGate,
    private readonly logger: Logger,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply, closed: Closed): Promise<FastifyReply> {
    const { status, detail } = this.gate.errorOf(closed.brand, closed.closure);
    const html = await this.htmlFor(closed, request.url.split('?')[0] ?? '/');
    const address = isIP(request.ip) ? request.ip : '';
    if (detail.retryAfter !== undefined) void reply.header('retry-after', String(detail.retryAfter));
    return reply
      .status(status)
      .headers(
        request.server.securityHeaders.of(request.headers.host, this.frame.inlineSources(closed.brand.id)),
      )
      .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(ADDRESS, address));
  }

  private htmlFor({ brand, key, closure }: Closed, pathname: string): Promise<string> {
    const { settings } = brand;
    const start = {
      ...key.start,
      home: null,
      closed: {
        ...statusOf({ closure, address: ADDRESS }, settings.maintenanceEndTime),
        timeZone: settings.timeZone,
        service: customerServiceOf(settings)[0] ?? null,
      },
    };
    // A page that stays open is rendered by the browser, as it always is.
    const path = isOpenWhileClosed(pathname) ? null : '/';
    // No game is shown, so that it is the same for every region.
    const page = { ...key, region: null, start, path };
    const name = JSON.stringify(page);
    const known = this.pages.get(name) ?? this.render(page, name);
    this.pages.set(name, known);
    return known;
  }

  private async render(page: PageKey, name: string): Promise<string> {
    const { path, start } = page;
    const frame = this.frame.fill(page, start);
    try {
      const { plain } = await this.thread.finish({
        page: frame,
        drawing: path === null ? null : { path, start },
      });
      return Buffer.from(plain).toString('utf8');
    } catch (error) {
      this.logger.warn({ err: error }, 'the closed page could not be drawn: the browser draws it');
      this.pages.delete(name);
      return frame.replace('<!--app-->', '');
    }
  }
}
