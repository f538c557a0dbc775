import { exactToWire, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { rateToWire } from '#libs/money/rate';
import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import type { PayoutSummary } from '../common/salary.calls.js';

/**
 * A row of `agency.payout`: what a contract is paid for a period, as one settlement found. Whole amounts are minor units; exact ones are
 * millionths of a minor unit. `agency.settle` inserts it, and afterwards only status and `paid_at` change. The table also has the column
 * `exact` = gross - below - cut, which is what the payout earns before it is rounded, and `loss_out`, the loss that a dividend carries on.
 */
export interface PayoutRow {
  id: string;
  brand: string;
  settlement: string;
  contract: string;
  kind: ContractKind;
  /** As in `Cycle`. */
  code: DividendPeriod | '';
  /** The column `no`: 1 for the first settlement of the period. A later one is a correction, because of late or changed rounds. */
  settlementNo: number;
  /** Half-open. In real time the time whose intake was settled; rounds that came late were played before it. */
  periodStart: Date;
  periodEnd: Date;
  /** The agent who has the contract. */
  payee: string;
  payeeAccount: string;
  /** The upline who owes a dividend; `null` is the house. */
  payer: string | null;
  payerAccount: string | null;
  currency: Currency;
  /** The team's figures that decide the tier, also in a correction those of the whole period. */
  activeMembers: number;
  validBet: string;
  /** Of a dividend: what the house won of the team's own money, whole; of a correction only what is new. Otherwise `null`. */
  profit: string | null;
  /** The number of the tier that was met; `null` if none was, and then the rates are 0. */
  tier: number | null;
  /** Parts per million of the valid bet of rounds that win, of those that lose, and what every round adds. A dividend's is of the profit. */
  winPpm: number;
  lossPpm: number;
  betPpm: number;
  /** Exact: the team's valid bets times the rates, or a dividend's rate times what is left of the profit after the loss. Of a correction the difference. */
  gross: string;
  /** Exact: the valid bets times the capped rates of the nearest holders below, which this payout does not get. 0 for a dividend. */
  below: string;
  /** Exact: the part of gross at rates above the headroom. 0 for a dividend. */
  cut: string;
  /**
   * Of a dividend: the loss carried from earlier periods, whole. Above 0 if the next period took off a loss that a correction made smaller
   * since. It does not change what a correction pays, only what is carried on.
   */
  lossIn: string;
  /** Exact: what the payout before, of the kind and between the same two, carried: a fraction of the minor unit, or what is below 0. */
  carriedIn: string;
  /** Exact: what this one carries into the next in the same way: carriedIn and what this one earns, less the amount. */
  carriedOut: string;
  /** Whole: what is paid, never below 0. */
  amount: string;
  /**
   * `pending` until it is paid: right after its settlement, or within a minute, or when a worker starts. `paid` is final. `carried`: the
   * amount is 0, so there is nothing to pay, even if nothing is carried; final too. `unpaid`: the wallet of the dividend's payer was too
   * short; it is tried again each minute, the payer may pay it on the page, and until then may be frozen (`unpaidDividendFreezes`).
   */
  status: PayoutSummary['status'];
  /** When it was calculated; `settledAt` in the API, which is also when a round ended. */
  calculatedAt: Date;
  paidAt: Date | null;
}

export const PAYOUT_COLUMNS = `
  p.id, p.brand, p.settlement, p.contract, p.kind, p.code, p.no as "settlementNo", p.period_start as "periodStart",
  p.period_end as "periodEnd", p.payee, payee.account as "payeeAccount", p.payer, payer.account as "payerAccount",
  p.currency, p.active_members as "activeMembers", p.valid_bet as "validBet", p.profit, p.tier, p.win_ppm as "winPpm",
  p.loss_ppm as "lossPpm", p.bet_ppm as "betPpm", p.gross, p.below, p.cut,
  p.loss_in as "lossIn", p.carried_in as "carriedIn", p.carried_out as "carriedOut", p.amount, p.status,
  p.settled_at as "calculatedAt", p.paid_at as "paidAt"`;

export const PAYOUT_TABLES = `agency.payout p join members.member_view payee on payee.id = p.payee
  left join members.member_view payer on payer.id = p.payer`;

/** The payout as `person` sees it. */
export function summaryOf(row: PayoutRow, person: string): PayoutSummary {
  const exact = (millionths: string) => exactToWire(BigInt(millionths), row.currency);
  return {
    id: row.id,
    contractId: row.contract,
    kind: row.kind,
    period: row.code || null,
    status: row.status,
    side: row.payer === person ? 'owed' : 'received',
    payer: row.payer === null ? null : { id: row.payer, account: row.payerAccount ?? '' },
    payee: { id: row.payee, account: row.payeeAccount },
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    correction: row.settlementNo > 1,
    amount: toWire(BigInt(row.amount), row.currency),
    currency: row.currency,
    activeMembers: row.activeMembers,
    validBet: toWire(BigInt(row.validBet), row.currency),
    profit: row.profit === null ? null : toWire(BigInt(row.profit), row.currency),
    lossIn: row.profit === null ? null : toWire(BigInt(row.lossIn), row.currency),
    winRate: rateToWire(row.winPpm),
    lossRate: rateToWire(row.lossPpm),
    betRate: rateToWire(row.betPpm),
    gross: exact(row.gross),
    below: exact(row.below),
    cut: exact(row.cut),
    carriedIn: exact(row.carriedIn),
    carriedOut: exact(row.carriedOut),
    settledAt: row.calculatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
