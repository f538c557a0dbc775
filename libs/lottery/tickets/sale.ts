import type { Currency } from '#libs/money/currency';
import { platformErrors } from '#libs/platform/common/errors';
import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { PrizeMode } from '../common/games.js';
import { findGame, type LotteryGame } from '../common/games.js';
import type { PricedNumber } from '../common/lines/number-prices.js';
import { titleCodeOf, vendorOf } from '../common/titles.js';

/** What the sale of a game in a prize mode is limited to, in minor units. */
export interface Sale {
  game: LotteryGame;
  mode: PrizeMode;
  vendor: string;
  /** The code of the title. */
  title: string;
  nodeId: number;
  maintenance: boolean;
  lineMin: bigint;
  lineMax: bigint;
  lineBets: number;
  outcomePay: bigint;
  ungroupedPay: bigint;
  /** What one ticket may win, and a member may stake in one draw. */
  ticketWin: bigint;
  memberStake: bigint;
}

type Row = Record<
  'lineMin' | 'lineMax' | 'outcomePay' | 'ungroupedPay' | 'ticketWin' | 'memberStake',
  string
> & { lineBets: number; nodeId: number; maintenance: boolean };

/** @throws AppError 404 for a game or a prize mode that the brand does not offer */
export async function readSale(
  database: Database,
  brand: string,
  code: string,
  mode: PrizeMode,
): Promise<Sale> {
  const game = findGame(code);
  if (!game?.prizeModes.includes(mode)) throw new AppError(platformErrors.error_not_found);
  const [vendor, title] = [vendorOf(game, mode), titleCodeOf(game, mode)];
  const [row] = await database.query<Row>(
    `select l.line_min as "lineMin", l.line_max as "lineMax", l.line_bets as "lineBets", l.outcome_pay as "outcomePay",
       l.ungrouped_pay as "ungroupedPay", t.largest_win as "ticketWin", coalesce(t.largest_round_stake, t.largest_win) as "memberStake",
       t.node_id as "nodeId", t.maintenance
     from lottery.sale_limit l join games.house_title_view t on t.brand = l.brand and t.vendor = $3 and t.game_code = $4
     where l.brand = $1 and l.game = $2`,
    [brand, code, vendor, title],
  );
  if (!row) throw new AppError(platformErrors.error_not_found);
  const { lineBets, nodeId, maintenance, ...minor } = row;
  return {
    game,
    mode,
    vendor,
    title,
    nodeId,
    maintenance,
    lineBets,
    lineMin: BigInt(minor.lineMin),
    lineMax: BigInt(minor.lineMax),
    outcomePay: BigInt(minor.outcomePay),
    ungroupedPay: BigInt(minor.ungroupedPay),
    ticketWin: BigInt(minor.ticketWin),
    memberStake: BigInt(minor.memberStake),
  };
}

export interface SaleIn {
  sale: Sale;
  currency: Currency;
  /** Numbers of the draw that do not cost what they usually do. */
  prices: readonly PricedNumber[];
}
