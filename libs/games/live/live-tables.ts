import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import type { LiveState } from '../common/live.calls.js';
import { liveTables } from '../common/live.events.js';
import type { GameVendor } from '../vendors/game-vendor.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { readVendorLiveState } from './vendor-live-state.js';

/** A vendor is asked at most this often, in milliseconds. */
const EVERY_MS = 2000;
/** After failures the pause doubles up to this. */
const MAX_PAUSE_MS = 30_000;
/** For how long the last state is shown of a vendor that has stopped to answer. */
const STALE_AFTER_MS = 15_000;

interface Known {
  state: LiveState;
  /** Real time, in milliseconds: when it was read, and when the vendor may be asked again. */
  readAt: number;
  nextAt: number;
  failures: number;
  reading: Promise<void> | undefined;
}

/** What vendors tell of their tables and jackpots, read while somebody looks. Each process has a cache of its own. */
@Injectable()
export class LiveTables implements OnModuleInit {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly boards: Boards,
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.boards.registerWatched({
      board: liveTables,
      everyMs: EVERY_MS,
      topics: (brand) => this.vendors.codes(brand),
      read: (brand, vendor) => this.newest(brand, vendor),
    });
  }

  /** For a first picture: it waits for the vendor only where nothing is known yet. Empty for a vendor that tells nothing. */
  async firstState(brand: string, code: string): Promise<LiveState> {
    const known = this.renewed(brand, code);
    if (known?.readAt === 0) await known.reading;
    return this.shown(brand, known);
  }

  private async newest(brand: string, code: string): Promise<LiveState> {
    const known = this.renewed(brand, code);
    await known?.reading;
    return this.shown(brand, known);
  }

  /** What is known of a vendor, which is asked again where that is due; `undefined` for one that is not connected. */
  private renewed(brand: string, code: string): Known | undefined {
    const vendor = this.vendors.find(brand, code);
    if (!vendor) return undefined;
    const key = `${brand} ${code}`;
    const known = this.known.get(key) ?? this.unread(brand);
    this.known.set(key, known);
    if (Date.now() >= known.nextAt) known.reading ??= this.read(brand, code, vendor, known);
    return known;
  }

  private shown(brand: string, known: Known | undefined): LiveState {
    return known && Date.now() - known.readAt < STALE_AFTER_MS ? known.state : this.nothing(brand);
  }

  private async read(brand: string, code: string, vendor: GameVendor, known: Known): Promise<void> {
    known.nextAt = Date.now() + EVERY_MS;
    try {
      known.state = await this.ask(brand, code, vendor);
      known.readAt = Date.now();
      known.failures = 0;
    } catch (error) {
      known.failures += 1;
      known.nextAt = Date.now() + Math.min(MAX_PAUSE_MS, EVERY_MS * 2 ** known.failures);
      this.logger.warn({ err: error, vendor: code }, 'live tables could not be read');
    } finally {
      known.reading = undefined;
    }
  }

  private async ask(brand: string, code: string, vendor: GameVendor): Promise<LiveState> {
    const [terms] = await this.database.query(
      'select from games.vendor where brand = $1 and code = $2 and live and not maintenance',
      [brand, code],
    );
    if (!terms) return this.nothing(brand);
    const { merchantCode, currency } = this.brands.byId(brand).settings;
    const { tables, jackpots } = readVendorLiveState(await vendor.live(merchantCode, currency), currency);
    const codes = [...tables, ...jackpots].map(({ gameCode }) => gameCode);
    const titles = await this.database.query<{ node_id: number; game_code: string }>(
      `select node_id, game_code from games.title
       where brand = $1 and vendor = $2 and game_code = any($3::text[]) and withdrawn_at is null and not maintenance`,
      [brand, code, codes],
    );
    const ids = new Map(titles.map(({ game_code, node_id }) => [game_code, node_id]));
    const ofTitle = <Entry extends { gameCode: string }>({ gameCode, ...entry }: Entry) => {
      const nodeId = ids.get(gameCode);
      return nodeId === undefined ? [] : [{ nodeId, ...entry }];
    };
    return { currency, tables: tables.flatMap(ofTitle), jackpots: jackpots.flatMap(ofTitle) };
  }

  private nothing(brand: string): LiveState {
    return { currency: this.brands.byId(brand).settings.currency, tables: [], jackpots: [] };
  }

  private unread(brand: string): Known {
    return { state: this.nothing(brand), readAt: 0, nextAt: 0, failures: 0, reading: undefined };
  }
}
