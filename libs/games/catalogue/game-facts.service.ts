import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { rateToWire, WHOLE_PPM } from '#libs/money/rate';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import type { getGameInfo, listClasses } from '../common/games.calls.js';
import type { Region } from '../titles/title-regions.js';
import { gamesIn } from './catalogue.service.js';

interface TitleFacts {
  min_bet: string;
  max_bet: string;
  largest_win: string;
  edge_ppm: number | null;
}

/** What visitors may know of the games besides their tiles: the classes of a category, and a title's return and limits. */
@Injectable()
export class GameFacts {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  classes(
    brand: string,
    { gameType, vassalage }: InputOf<typeof listClasses>,
    region: Region,
  ): Promise<ValueOf<typeof listClasses>['list']> {
    return this.database.query(
      `select t.classify as "gameClassify", count(*)::int as games from ${gamesIn(4)}
       where t.brand = $1 and t.game_type = $2 and ($3::text is null or t.vendor = $3) group by 1 order by 2 desc, 1`,
      [brand, gameType, vassalage ?? null, region],
    );
  }

  /** @throws AppError 404 for a title that the brand does not have, or not in this region */
  async info(brand: string, nodeId: number, region: Region): Promise<ValueOf<typeof getGameInfo>> {
    const [title] = await this.database.query<TitleFacts>(
      `select t.min_bet, t.max_bet, t.largest_win, t.edge_ppm from ${gamesIn(3)}
       where t.brand = $1 and t.node_id = $2`,
      [brand, nodeId, region],
    );
    if (!title) throw new AppError(platformErrors.error_not_found);
    const { currency } = this.brands.byId(brand).settings;
    const amount = (minor: string) => (title.max_bet === '0' ? null : toWire(BigInt(minor), currency));
    return {
      nodeId,
      returnToPlayer: title.edge_ppm === null ? null : rateToWire(WHOLE_PPM - title.edge_ppm),
      currency,
      minBet: amount(title.min_bet),
      maxBet: amount(title.max_bet),
      largestWin: amount(title.largest_win),
    };
  }
}
