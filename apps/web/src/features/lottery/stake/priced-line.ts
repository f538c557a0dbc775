import { countBets, type Line } from '#libs/lottery/common/lines/line';
import { type Odds, oddsOf } from '#libs/lottery/common/lines/odds';
import { readOdds, writeOdds } from '#libs/lottery/common/lines/odds-text';
import { largestWin } from '#libs/lottery/common/lines/payouts';
import { readList, readPicks } from '#libs/lottery/common/lines/read-line';
import { rebateOf } from '#libs/lottery/common/lines/wins';
import { findRule } from '#libs/lottery/common/rules/rules';
import type { LineOrder, StakeUnit } from '#libs/lottery/common/ticket-lines';
import { amountOrNull, parseAmount, parseDecimal, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { digitsOf } from '#libs/money/currency';

/** A line as a member makes it up. */
export interface LineDraft {
  rule: string;
  picks?: readonly (readonly string[])[];
  list?: readonly string[];
  /** What a bet costs: a part of the currency's unit times a multiple, or a wire amount. */
  stake: { unit: StakeUnit; multiple: number } | { amount: string };
  /** Odds by class that the server named since, in place of those that are calculated. */
  odds?: Record<string, string>;
}

/** A line with what it comes to, in minor units. */
export interface PricedLine {
  draft: LineDraft;
  bets: number;
  /** Of one bet. */
  stake: bigint;
  amount: bigint;
  largestWin: bigint;
  odds: Odds;
}

/** Minor units of a bet; `null` where the currency has no such part, or the amount is none. */
export function stakeOf(stake: LineDraft['stake'], currency: Currency): bigint | null {
  if ('amount' in stake) return amountOrNull(() => parseAmount(stake.amount, currency));
  const unit = parseDecimal(stake.unit, 2) * 10n ** BigInt(digitsOf(currency));
  return unit % 100n === 0n ? (unit / 100n) * BigInt(stake.multiple) : null;
}

/** The line of a draft; `null` where it is no line yet. */
export function readDraft({ rule: code, picks, list }: LineDraft): Line | null {
  const rule = findRule(code);
  if (!rule) return null;
  return (list ? readList(rule, list) : readPicks(rule, picks ?? [])).line;
}

/** What a draft comes to; `null` where its picks are no bet or its stake none. */
export function priceLine(draft: LineDraft, prizeGroup: number, currency: Currency): PricedLine | null {
  const line = readDraft(draft);
  const stake = stakeOf(draft.stake, currency);
  if (!line || !stake) return null;
  const odds = draft.odds ? readOdds(draft.odds) : oddsOf(line.rule, prizeGroup);
  const bets = countBets(line);
  return {
    draft,
    bets,
    stake,
    amount: stake * BigInt(bets),
    largestWin: largestWin(line, { stake, odds }),
    odds,
  };
}

export interface Totals {
  bets: number;
  amount: bigint;
  /** The rebate included. */
  largestWin: bigint;
  rebate: bigint;
}

/** What a ticket of these lines comes to. */
export function totalsOf(lines: readonly PricedLine[], prizeGroup: number): Totals {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const rebate = rebateOf(amount, prizeGroup);
  return {
    bets: lines.reduce((sum, { bets }) => sum + bets, 0),
    amount,
    rebate,
    largestWin: lines.reduce((sum, line) => sum + line.largestWin, rebate),
  };
}

/** A line as the wire has it. Its odds are what the page showed. */
export function orderOf({ draft, bets, odds }: PricedLine, currency: Currency): LineOrder {
  const { rule, picks, list, stake } = draft;
  return {
    rule,
    ...(list ? { list: [...list] } : { picks: (picks ?? []).map((row) => [...row]) }),
    ...('amount' in stake ? { amount: toWire(parseAmount(stake.amount, currency), currency) } : stake),
    bets,
    odds: writeOdds(odds),
  };
}
