import type { Logger } from 'pino';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { type EncodedPage, unfinishedPage } from './encoded-page.js';
import type { PageFrame } from './page-frame.js';
import type { PageThread } from './page-thread.js';

/**
 * All that the bytes of a page are made of. It is the key that a page is kept under: what is not in it, as a session,
 * an address or another cookie, cannot come into a page, and so no visitor gets what belongs to another one.
 */
export interface PageKey {
  brand: string;
  language: LanguageCode;
  theme: string;
  /** What the page tells the browser, without the data of home. */
  start: object;
  /** The address that is drawn; `null` where the browser draws alone. */
  path: string | null;
}

interface Kept {
  home: HomeData | null;
  page: Promise<EncodedPage>;
  ready: EncodedPage | undefined;
}

/** A brand has forty: two languages, two themes, a member or not, five addresses. One is about 90 kB. */
const MOST_PAGES = 400;
/** After a page that could not be drawn the next try waits so long, in milliseconds. */
const RETRY_MS = 5000;

/** Finished pages of one frame. Each is made once, however many ask for it; the longest unused ones are dropped. */
export class PageStore {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly frame: PageFrame,
    private readonly thread: PageThread,
    private readonly logger: Logger,
  ) {}

  /** The page with this data. One whose winners alone are old is good until the new one is made. */
  async of(page: PageKey, home: HomeData | null): Promise<EncodedPage> {
    const key = JSON.stringify(page);
    const known = this.kept.get(key);
    if (known?.home === home) {
      this.use(key, known);
      return known.ready ?? known.page;
    }
    const old = onlyWinnersDiffer(known?.home, home) ? known?.ready : undefined;
    const fresh: Kept = { home, page: this.make(page, home), ready: old };
    this.use(key, fresh);
    fresh.page = fresh.page.then(
      (made) => {
        fresh.ready = made;
        return made;
      },
      (error: unknown) => this.insteadOf(key, fresh, page, error),
    );
    return fresh.ready ?? fresh.page;
  }

  private use(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_PAGES && oldest !== undefined) this.kept.delete(oldest);
  }

  private make(page: PageKey, home: HomeData | null): Promise<EncodedPage> {
    const { path } = page;
    const drawing = path === null ? null : { path, start: startOf(page, home) };
    return this.thread.finish({ page: this.frame.fill(page, startOf(page, home)), drawing });
  }

  /** Without its drawing the browser draws the page by itself. It is tried again later, not for every visitor. */
  private insteadOf(key: string, kept: Kept, page: PageKey, error: unknown): EncodedPage {
    this.logger.warn({ err: error }, 'a page could not be drawn: the browser draws it');
    const forget = () => this.kept.get(key) === kept && this.kept.delete(key);
    setTimeout(forget, RETRY_MS).unref();
    kept.ready ??= unfinishedPage(this.frame.fill(page, startOf(page, kept.home)));
    return kept.ready;
  }
}

const startOf = ({ start }: PageKey, home: HomeData | null): object => (home ? { ...start, home } : start);

/** Both have the same content, which is read and kept as a whole. */
const onlyWinnersDiffer = (one: HomeData | null | undefined, other: HomeData | null): boolean =>
  one?.sections !== undefined && one.sections === other?.sections;
