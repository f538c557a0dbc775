import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import type { BetPage, TransferVendor } from '../vendors/transfer-vendor.js';
import { BetRecorder } from './bet-recorder.js';

/** A vendor that has more pages than this at once is broken, or read on the next time. */
const MAX_PAGES = 200;

/** Reads vendors' bets from where the last reading ended. A page and its cursor are stored together. */
@Injectable()
export class BetReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly recorder: BetRecorder,
  ) {}

  /**
   * Records all bets that there are now. Two processes may read at once: a page counts for the one that stores it first.
   * Returns the cursor after the last bet, or `undefined` if there are more than can be read at once.
   * @throws Error if the vendor does not answer
   */
  async read(brand: string, code: string): Promise<string | undefined> {
    const vendor = this.vendor(brand, code);
    await this.recorder.retry(brand, code);
    for (let count = 0; count < MAX_PAGES; count++) {
      const cursor = await this.position(brand, code);
      const page = await vendor.bets(this.operator(brand), cursor);
      if (page.more && page.cursor === cursor)
        throw new Error(`${code} answers with the same page of bets again`);
      if ((await this.store(brand, code, cursor, page)) && !page.more) return page.cursor;
    }
    return undefined;
  }

  /**
   * The ids of the bets after a cursor, which are stored elsewhere or not at all. `undefined` if there are too many.
   * @throws Error if the vendor does not answer
   */
  async idsAfter(brand: string, code: string, cursor: string): Promise<string[] | undefined> {
    const ids: string[] = [];
    let from = cursor;
    for (let count = 0; count < MAX_PAGES; count++) {
      const page = await this.vendor(brand, code).bets(this.operator(brand), from);
      ids.push(...page.bets.map(({ id }) => id));
      if (!page.more) return ids;
      from = page.cursor;
    }
    return undefined;
  }

  private async position(brand: string, code: string): Promise<string> {
    const [row] = await this.database.query<{ cursor: string }>(
      'select cursor from games.bet_reading where brand = $1 and vendor = $2',
      [brand, code],
    );
    return row?.cursor ?? '';
  }

  /** Returns false if another process has gone on from this cursor. */
  private store(brand: string, code: string, cursor: string, page: BetPage): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.query(
        'insert into games.bet_reading (brand, vendor) values ($1, $2) on conflict do nothing',
        [brand, code],
      );
      const { count } = await this.database.change(
        'update games.bet_reading set cursor = $4, read_at = $5 where brand = $1 and vendor = $2 and cursor = $3',
        [brand, code, cursor, page.cursor, this.clock.now()],
      );
      if (count === 0) return false;
      await this.recorder.record(brand, code, page.bets);
      return true;
    });
  }

  private vendor(brand: string, code: string): TransferVendor {
    const vendor = this.vendors.transfer(brand, code);
    if (!vendor) throw new Error(`${code} of ${brand} is not connected, or keeps no wallets`);
    return vendor;
  }

  private operator(brand: string): string {
    return this.brands.byId(brand).settings.merchantCode;
  }
}
