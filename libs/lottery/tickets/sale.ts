import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { gamesErrors } from '#libs/games/common/games.errors';
import { isInRegion, regionOf } from '#libs/games/index';
import type { Currency } from '#libs/money/currency';
import { platformErrors } from '#libs/platform/common/errors';
import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
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
> & { lineBets: number; nodeId: number; maintenance: boolean; inRegion: boolean; trial: boolean };

/**
 * As a launch does for other games, asks whether the caller may play it.
 * @throws AppError 404 for a game or a prize mode that the brand does not offer, 451 for one that it does not offer in the caller's
 * country, 403 for a trial account where there is no trial
 */
export async function readSale(
  database: Database,
  { brand, country, role }: Pick<Caller, 'brand' | 'country' | 'role'>,
  code: string,
  mode: PrizeMode,
): Promise<Sale> {
  const game = findGame(code);
  if (!game?.prizeModes.includes(mode)) throw new AppError(platformErrors.error_not_found);
  const [vendor, title] = [vendorOf(game, mode), titleCodeOf(game, mode)];
  const [row] = await database.query<Row>(
    `select l.line_min as "lineMin", l.line_max as "lineMax", l.line_bets as "lineBets", l.outcome_pay as "outcomePay",
       l.ungrouped_pay as "ungroupedPay", t.largest_win as "ticketWin", coalesce(t.largest_round_stake, t.largest_win) as "memberStake",
       t.node_id as "nodeId", t.maintenance, t.trial, ${isInRegion(5)} as "inRegion"
     from lottery.sale_limit l join games.house_title_view t on t.brand = l.brand and t.vendor = $3 and t.game_code = $4
     where l.brand = $1 and l.game = $2`,
    [brand, code, vendor, title, regionOf(country)],
  );
  if (!row) throw new AppError(platformErrors.error_not_found);
  const { lineBets, nodeId, maintenance, inRegion, trial, ...minor } = row;
  if (!inRegion) throw new AppError(gamesErrors.error_game_region_restricted);
  if (role === 'trial' && !trial) throw new AppError(authenticationErrors.error_in_need_true_account);
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
