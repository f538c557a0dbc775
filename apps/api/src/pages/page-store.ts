import type { Logger } from 'pino';
import type { Region } from '#libs/games/index';
import { LruCache } from '#libs/platform/cache/lru-cache';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { CachedReply, type EncodedContent, hashOf } from '../cached-reply.js';
import type { PageFrame } from './page-frame.js';
import type { PageThread } from './page-thread.js';

/**
 * Everything that the bytes of a page depend on. It is the cache key: what is not in it, such as a session, an address
 * or another cookie, cannot enter a page, and so no visitor gets another visitor's data. The key's text is cached by
 * the object, which makes repeated lookups with the same object faster.
 */
/** The initial data of a page, of which the frame needs the brand's name. */
type PageStart = { brandName: string } & Record<string, unknown>;

export interface PageKey {
  brand: string;
  language: LanguageCode;
  theme: string;
  /** What the visitor may see of the games. */
  region: Region;
  /** The initial data of the page, without that of home. */
  start: PageStart;
  /** The address to render; `null` if only the browser renders. */
  path: string | null;
}

/** What a page begins with: home with all of its data, another page with the categories of the menus. */
export type PageData = HomeData | Pick<HomeData, 'menus'>;

interface CachedPage {
  data: PageData | null;
  page: Promise<CachedReply>;
  ready: CachedReply | undefined;
}

/**
 * A brand has forty: two languages, two themes, a member or not, five addresses; as many for each host of images and for each country
 * that its titles name. One is about 90 kB.
 */
const MAX_PAGES = 400;
/** Delay before a page that could not be rendered is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** Finished pages of one frame. Each is rendered once for all visitors; the least recently used ones are evicted. */
export class PageStore {
  private readonly pages = new LruCache<CachedPage>(MAX_PAGES);
  private readonly texts = new WeakMap<PageKey, string>();

  constructor(
    private readonly frame: PageFrame,
    private readonly thread: PageThread,
    private readonly keeping: 'no-cache' | 'no-store',
    private readonly logger: Logger,
  ) {}

  /** The page, if it was already rendered with this data. */
  cached(page: PageKey, data: PageData | null): CachedReply | undefined {
    const known = this.pages.get(this.textOf(page));
    return known?.data === data ? known.ready : undefined;
  }

  /** The page with this data. A page with outdated winners is used until the new one is ready. */
  async of(page: PageKey, data: PageData | null): Promise<CachedReply> {
    const key = this.textOf(page);
    const known = this.pages.get(key);
    if (known?.data === data) return known.ready ?? known.page;
    const old = onlyWinnersDiffer(known?.data, data) ? known?.ready : undefined;
    const fresh: CachedPage = { data, page: this.make(page, data), ready: old };
    this.pages.set(key, fresh);
    fresh.page = fresh.page.then(
      (made) => {
        fresh.ready = made;
        return made;
      },
      (error: unknown) => this.fallbackFor(key, fresh, page, error),
    );
    return fresh.ready ?? fresh.page;
  }

  private textOf(page: PageKey): string {
    const text = this.texts.get(page) ?? JSON.stringify(page);
    this.texts.set(page, text);
    return text;
  }

  private async make(page: PageKey, data: PageData | null): Promise<CachedReply> {
    const { path } = page;
    const drawing = path === null ? null : { path, start: startOf(page, data) };
    return this.replyOf(
      page,
      await this.thread.finish({ page: this.frame.fill(page, startOf(page, data)), drawing }),
    );
  }

  /** Sends the page without its content, which the browser renders. It is retried later, not for every visitor. */
  private fallbackFor(key: string, cached: CachedPage, page: PageKey, error: unknown): CachedReply {
    this.logger.warn({ err: error }, 'a page could not be drawn: the browser draws it');
    const forget = () => {
      if (this.pages.get(key) === cached) this.pages.delete(key);
    };
    setTimeout(forget, RETRY_MS).unref();
    const plain = Buffer.from(this.frame.fill(page, startOf(page, cached.data)).replace('<!--app-->', ''));
    cached.ready ??= this.replyOf(page, { hash: hashOf(plain), plain });
    return cached.ready;
  }

  private replyOf({ brand }: PageKey, content: EncodedContent): CachedReply {
    const { keeping, frame } = this;
    return new CachedReply(content, {
      type: 'text/html; charset=utf-8',
      keeping,
      vary: 'cookie, accept-encoding',
      inline: frame.inlineSources(brand),
    });
  }
}

function startOf({ start, path }: PageKey, data: PageData | null): PageStart {
  if (!data) return start;
  return path === null ? { ...start, menus: data.menus } : { ...start, home: data };
}

/** Both have the same content object, which is read and cached as a whole. */
const onlyWinnersDiffer = (one: PageData | null | undefined, other: PageData | null): boolean =>
  sectionsOf(one) !== undefined && sectionsOf(one) === sectionsOf(other);

const sectionsOf = (data: PageData | null | undefined) =>
  data && 'sections' in data ? data.sections : undefined;
