import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { LiveRoomProviders } from './live-room-providers.js';
import type { ProviderRoom } from './provider-rooms.js';

/** The provider is asked at most this often, in milliseconds. */
const EVERY_MS = 3000;
/** After failures the pause doubles up to this. */
const MAX_PAUSE_MS = 30_000;
/** For how long the last list is shown of a provider that has stopped to answer. */
const STALE_AFTER_MS = 15_000;

interface Known {
  rooms: ProviderRoom[];
  /** Real time, in milliseconds: when it was read, and when the provider may be asked again. */
  readAt: number;
  nextAt: number;
  failures: number;
  reading: Promise<void> | undefined;
}

/** What the provider told last, by brand. Each process has a cache of its own. */
@Injectable()
export class LiveRoomList {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly providers: LiveRoomProviders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `null` where the provider has not answered for a while, or there is none. */
  async read(brand: string): Promise<ProviderRoom[] | null> {
    if (!this.providers.isSetUp(brand)) return null;
    const known = this.known.get(brand) ?? {
      rooms: [],
      readAt: 0,
      nextAt: 0,
      failures: 0,
      reading: undefined,
    };
    this.known.set(brand, known);
    if (Date.now() >= known.nextAt) known.reading ??= this.ask(brand, known);
    await known.reading;
    return Date.now() - known.readAt < STALE_AFTER_MS ? known.rooms : null;
  }

  private async ask(brand: string, known: Known): Promise<void> {
    try {
      known.rooms = await this.providers.list(brand);
      known.readAt = Date.now();
      known.failures = 0;
      known.nextAt = known.readAt + EVERY_MS;
    } catch (error) {
      known.failures += 1;
      known.nextAt = Date.now() + Math.min(MAX_PAUSE_MS, EVERY_MS * 2 ** (known.failures - 1));
      this.logger.warn({ err: error, brand }, 'live rooms could not be read');
    } finally {
      known.reading = undefined;
    }
  }
}
