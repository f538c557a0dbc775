import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** For how long an answer of PostgreSQL is believed, in milliseconds. */
const FRESH_MS = 500;
/** How long a visitor waits for the next answer, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * The version of what every visitor of a brand sees alike: brands and settings, banners, notices, the catalogue of
 * games. Triggers raise it in the transaction of the change, so that no writer can forget it, and every process asks for
 * it at most twice a second, while it is used: no message between processes is needed, and none can be lost.
 */
@Injectable()
export class ContentVersion {
  private known = '';
  private askedAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<string | null> | undefined;
  private readonly listeners: (() => Promise<void>)[] = [];

  constructor(private readonly database: Database) {}

  /** `listener` runs before anybody is told of a new version. Where it throws, the version is asked for again. */
  onChange(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The version, at most half a second old; `null` where PostgreSQL did not tell it within a second. */
  current(): string | Promise<string | null> {
    if (isRecent(this.askedAt)) return this.known;
    return this.within(this.refresh());
  }

  /** Asks in the background, for those who cannot wait: the next ones are told. */
  refreshLater(): void {
    if (!isRecent(this.askedAt)) void this.refresh();
  }

  private refresh(): Promise<string | null> {
    if (isRecent(this.failedAt)) return Promise.resolve(null);
    this.asking ??= this.ask()
      .catch(() => {
        this.failedAt = performance.now();
        return null;
      })
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }

  private async ask(): Promise<string> {
    const began = performance.now();
    // Never in a transaction of who happens to ask: it may have failed, or see an older state.
    const [row] = await this.database.source.query<{ version: string }[]>(
      'select version from site.content_version',
    );
    const version = row?.version ?? '';
    if (version !== this.known) for (const listener of this.listeners) await listener();
    this.known = version;
    this.askedAt = began;
    return version;
  }

  private async within(asked: Promise<string | null>): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, null);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}

const isRecent = (at: number): boolean => performance.now() - at < FRESH_MS;
