import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import { gamesErrors } from '../common/games.errors.js';
import { VENDOR_TERMS, type VendorTerms } from '../common/vendor-terms.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { type CatalogueDifference, compareCatalogues, type OwnTitle } from './compare-catalogues.js';
import { readVendorList, type VendorList } from './listed-titles.js';
import { lockVendor } from './vendor-lock.js';

/** How long a difference that went away by itself is kept, in days. */
const KEPT_DAYS = 90;

/** Reads vendors' lists of games, and stores how they differ from the brand's titles until an operator decides. */
@Injectable()
export class CatalogueReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads the lists of all connected vendors of all brands. One that fails is logged and shown; the others are read. */
  async readAll(): Promise<void> {
    for (const brand of this.brands.ids())
      for (const { code } of await this.connectedVendors(brand))
        await this.read(brand, code).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
  }

  /**
   * The vendor is asked outside of a transaction.
   * @throws AppError 404 for a vendor that the brand does not have, 503 if it does not answer, or not with a list
   */
  async read(brand: string, code: string): Promise<void> {
    const vendor = this.vendors.find(brand, code);
    const terms = (await this.connectedVendors(brand)).find((connected) => connected.code === code);
    if (!terms || !vendor) throw new AppError(platformErrors.error_not_found);
    const { merchantCode, currency, languages } = this.brands.byId(brand).settings;
    let list: VendorList;
    try {
      list = readVendorList(await vendor.listGames(merchantCode, currency), {
        terms,
        currency,
        languages,
      });
    } catch (error) {
      this.logger.warn({ err: error, vendor: code, brand }, 'a list of games could not be read');
      await this.storeFailure(brand, code);
      throw new AppError(gamesErrors.error_catalogue_unreadable, { retryAfter: 60 });
    }
    await this.store(brand, code, list);
  }

  private connectedVendors(brand: string): Promise<({ code: string } & VendorTerms)[]> {
    return this.database.query(
      `select v.code, ${VENDOR_TERMS} from games.vendor v where v.brand = $1 and v.code = any($2) order by v.code`,
      [brand, this.vendors.codes(brand)],
    );
  }

  private async storeFailure(brand: string, vendor: string): Promise<void> {
    await this.database.query(
      `insert into games.catalogue_reading (brand, vendor, failed_at) values ($1, $2, $3)
       on conflict (brand, vendor) do update set failed_at = excluded.failed_at`,
      [brand, vendor, this.clock.now()],
    );
  }

  private async store(brand: string, vendor: string, list: VendorList): Promise<void> {
    await this.database.transaction(async () => {
      await lockVendor(this.database, brand, vendor);
      const now = this.clock.now();
      const differences = compareCatalogues(await this.ownTitles(brand, vendor), list);
      await this.storeDifferences(brand, vendor, differences, now);
      await this.database.query(
        `insert into games.catalogue_reading (brand, vendor, read_at, titles, unreadable) values ($1, $2, $3, $4, $5)
         on conflict (brand, vendor) do update set read_at = excluded.read_at, titles = excluded.titles,
           unreadable = excluded.unreadable, failed_at = null`,
        [brand, vendor, now, list.titles.length, list.unreadable],
      );
    });
  }

  private ownTitles(brand: string, vendor: string): Promise<OwnTitle[]> {
    return this.database.query<OwnTitle>(
      `select game_code as "gameCode", names, game_type as "gameType", classify, min_bet::text as "minBet",
         max_bet::text as "maxBet", largest_win::text as "largestWin", coalesce(listed_edge_ppm, edge_ppm) as "edgePpm",
         support_play as trial, image, withdrawn_at is not null as withdrawn
       from games.title where brand = $1 and vendor = $2 order by game_code`,
      [brand, vendor],
    );
  }

  /** What differs as before stays as it is; what was rejected is not asked again while the vendor lists the same. */
  private async storeDifferences(
    brand: string,
    vendor: string,
    differences: CatalogueDifference[],
    now: Date,
  ): Promise<void> {
    const found = `jsonb_to_recordset($3::jsonb) as d("gameCode" text, kind text, own jsonb, listed jsonb)`;
    const same = `c.game_code = d."gameCode" and c.kind = d.kind and c.listed is not distinct from d.listed`;
    const parameters = [brand, vendor, JSON.stringify(differences), now];
    await this.database.query(
      `update games.catalogue_change c set state = 'gone', decided_at = $4
       where c.brand = $1 and c.vendor = $2 and c.state = 'open'
         and not exists (select from ${found} where ${same} and c.own is not distinct from d.own)`,
      parameters,
    );
    await this.database.query(
      `insert into games.catalogue_change (brand, vendor, game_code, kind, own, listed, found_at)
       select $1, $2, d."gameCode", d.kind, d.own, d.listed, $4 from ${found}
       where not exists (
         select from games.catalogue_change c
         where c.brand = $1 and c.vendor = $2 and c.state in ('open', 'rejected') and ${same})`,
      parameters,
    );
    await this.database.query(
      `delete from games.catalogue_change
       where brand = $1 and vendor = $2 and state = 'gone' and decided_at < $3::timestamptz - $4 * interval '1 day'`,
      [brand, vendor, now, KEPT_DAYS],
    );
  }
}
