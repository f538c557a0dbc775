import { amountOrNull, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { AppError } from '#libs/platform/http/app-error';
import { countBets, type Line } from '../common/lines/line.js';
import { halfOdds, isNumberRule, priceOfPicks } from '../common/lines/number-prices.js';
import { isPrizeGroup, type Odds, oddsOf } from '../common/lines/odds.js';
import { sameOdds, writeOdds } from '../common/lines/odds-text.js';
import { largestWin } from '../common/lines/payouts.js';
import { type PickRefusal, readList, readPicks } from '../common/lines/read-line.js';
import type { StakedLine } from '../common/lines/valid-bet.js';
import { rebateOf } from '../common/lines/wins.js';
import { lotteryErrors } from '../common/lottery.errors.js';
import type { Rule } from '../common/rules/rule.js';
import { rulesOf } from '../common/rules/rules.js';
import type { LineOrder, LineRefusal, SoldLine } from '../common/ticket-lines.js';
import type { SaleIn } from './sale.js';

/** The lines of a ticket with their price, in minor units. */
export interface PricedTicket {
  prizeGroup: number;
  lines: SoldLine[];
  staked: StakedLine[];
  /** In stake units. */
  bets: number;
  stake: bigint;
  /** Rebate included. */
  largestWin: bigint;
}

export interface TicketOrder {
  prizeGroup: number;
  lines: readonly LineOrder[];
}

/**
 * Reads and prices the lines of an order; `multiple` is that of a chase's draw.
 * @throws AppError 422 for the first line that cannot be sold, 409 where the odds are others than those that the page showed
 */
export function priceTicket(order: TicketOrder, saleIn: SaleIn, multiple = 1): PricedTicket {
  const { sale, currency } = saleIn;
  const { game, mode } = sale;
  if (!isPrizeGroup(game, mode, order.prizeGroup)) throw refusedLine(0, 'prize_group');
  const rules = new Map(rulesOf(game, mode).map((rule) => [rule.code, rule]));
  const priced = order.lines.map((line, at) => {
    const rule = rules.get(line.rule);
    if (!rule) throw refusedLine(at, 'unknown_rule');
    return priceLine(line, { rule, at, prizeGroup: order.prizeGroup, multiple, ...saleIn });
  });
  const staked = priced.map((each) => each.staked);
  const stake = priced.reduce((sum, { cost }) => sum + cost, 0n);
  const win = staked.reduce((sum, each) => sum + largestWin(each.line, each), 0n);
  const ticket = {
    prizeGroup: order.prizeGroup,
    lines: priced.map(({ sold }) => sold),
    staked,
    bets: priced.reduce((sum, { sold }) => sum + sold.bets, 0),
    stake,
    largestWin: win + rebateOf(stake, order.prizeGroup),
  };
  if (ticket.largestWin > sale.ticketWin)
    throw new AppError(lotteryErrors.error_lottery_win_limit, {
      params: { max: toWire(sale.ticketWin, currency) },
    });
  return ticket;
}

interface LinePlace extends SaleIn {
  rule: Rule;
  /** From 0. */
  at: number;
  prizeGroup: number;
  multiple: number;
}

function priceLine(order: LineOrder, place: LinePlace) {
  const { rule, at, multiple, sale, currency } = place;
  const line = readLine(order, rule, at);
  const stake = stakeOf(order, place) * BigInt(multiple);
  const bets = countBets(line);
  const cost = stake * BigInt(bets);
  if (bets !== order.bets)
    throw new AppError(lotteryErrors.error_lottery_amount, {
      params: { bets, amount: toWire(cost, currency) },
    });
  if (cost < sale.lineMin || cost > sale.lineMax || bets > sale.lineBets)
    throw new AppError(lotteryErrors.error_lottery_stake, {
      params: { min: toWire(sale.lineMin, currency), max: toWire(sale.lineMax, currency) },
    });
  const odds = oddsIn(order, place);
  const text = writeOdds(odds);
  if (order.odds && !sameOdds(order.odds, text))
    throw new AppError(lotteryErrors.error_lottery_odds_changed, {
      params: { line: at + 1 },
      value: { line: at + 1, odds: text },
    });
  const staked: StakedLine = { line, stake, odds, prizeGroup: place.prizeGroup };
  const picked = order.list ? { list: order.list } : { picks: order.picks ?? [] };
  const sold: SoldLine = { rule: rule.code, ...picked, stake: toWire(stake, currency), bets, odds: text };
  return { staked, cost, sold };
}

/** @throws AppError 422 for a number that is closed, and for numbers of two prices in one line */
function oddsIn({ picks }: LineOrder, { rule, at, prizeGroup, prices }: LinePlace): Odds {
  const odds = oddsOf(rule, prizeGroup);
  const cost =
    picks && isNumberRule(rule) ? priceOfPicks(rule.code, picks, prices) : { price: 'full' as const };
  switch (cost.price) {
    case 'full':
      return odds;
    case 'half':
      return halfOdds(odds);
    case 'closed':
      throw new AppError(lotteryErrors.error_lottery_number_closed, {
        params: { line: at + 1, number: cost.number },
        value: { line: at + 1, rule: rule.code, number: cost.number },
      });
    case 'mixed':
      throw refusedLine(at, 'mixed_prices');
  }
}

function readLine({ picks, list }: LineOrder, rule: Rule, at: number): Line {
  if ((picks === undefined) === (list === undefined)) throw refusedLine(at, 'no_bet');
  const { line, refusal } = list ? readList(rule, list) : readPicks(rule, picks ?? []);
  if (refusal) throw refusedLine(at, refusal);
  return line;
}

/** Of a bet, in whole minor units. */
function stakeOf({ unit, multiple, amount }: LineOrder, { sale, at, currency }: LinePlace): bigint {
  const classic = sale.mode === 'LOTT' || sale.mode === 'ZY';
  const isWhole = classic
    ? unit !== undefined && multiple !== undefined && amount === undefined
    : amount !== undefined && unit === undefined && multiple === undefined;
  if (!isWhole) throw refusedLine(at, 'stake_form');
  if (!classic) return amountOf(amount ?? '', currency, at);
  return amountOf(unit ?? '', currency, at) * BigInt(multiple ?? 0);
}

function amountOf(text: string, currency: Currency, at: number): bigint {
  const minor = amountOrNull(() => parseAmount(text, currency));
  if (minor === null) throw refusedLine(at, 'stake_form');
  return minor;
}

/** `at` counts from 0. */
const refusedLine = (at: number, reason: PickRefusal | LineRefusal): AppError =>
  new AppError(lotteryErrors.error_lottery_picks, {
    params: { line: at + 1, reason },
    value: { line: at + 1, reason },
  });
