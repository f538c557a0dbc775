import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** How long a version that was read is trusted, in milliseconds. */
const FRESH_MS = 500;
/** How long a visitor waits for the next read, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * The version of the content that is the same for every visitor of a brand: brands and settings, banners, notices, the
 * catalogue of games. Triggers increase it in the transaction of a change, so that no writer can forget it. Each
 * process reads it at most twice a second while it is used, and at once when `SiteChanges` announces a change; an
 * announcement that is lost costs half a second.
 */
@Injectable()
export class ContentVersion {
  private known = '';
  private requestedAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<string | null> | undefined;
  private readonly listeners: (() => Promise<void>)[] = [];

  constructor(private readonly database: Database) {}

  /** `listener` runs before a new version is returned. If it throws, the version is read again. */
  onChange(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The version, at most half a second old; `null` if PostgreSQL did not return it within a second. */
  current(): string | Promise<string | null> {
    if (isRecent(this.requestedAt)) return this.known;
    return this.within(this.refresh());
  }

  /** Reads in the background for callers that cannot wait; later calls get the result. */
  refreshLater(): void {
    if (!isRecent(this.requestedAt)) void this.refresh();
  }

  /** The version that is committed now, whatever was read a moment ago; `null` if PostgreSQL does not answer. */
  async latest(): Promise<string | null> {
    await this.pending;
    return this.refresh();
  }

  private refresh(): Promise<string | null> {
    if (isRecent(this.failedAt)) return Promise.resolve(null);
    this.pending ??= this.ask()
      .catch(() => {
        this.failedAt = performance.now();
        return null;
      })
      .finally(() => {
        this.pending = undefined;
      });
    return this.pending;
  }

  private async ask(): Promise<string> {
    const began = performance.now();
    // Never in the caller's transaction, which may have failed or see an older state.
    const [row] = await this.database.source.query<{ version: string }[]>(
      'select version from site.content_version',
    );
    const version = row?.version ?? '';
    if (version !== this.known) for (const listener of this.listeners) await listener();
    this.known = version;
    this.requestedAt = began;
    return version;
  }

  private async within(asked: Promise<string | null>): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, null);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}

const isRecent = (at: number): boolean => performance.now() - at < FRESH_MS;
