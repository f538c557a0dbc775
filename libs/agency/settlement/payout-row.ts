import { exactToWire, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { rateToWire } from '#libs/money/rate';
import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import type { PayoutSummary } from '../common/salary.calls.js';

export interface PayoutRow {
  id: string;
  brand: string;
  settlement: string;
  contract: string;
  kind: ContractKind;
  code: DividendPeriod | '';
  no: number;
  periodStart: Date;
  periodEnd: Date;
  payee: string;
  payeeAccount: string;
  payer: string | null;
  payerAccount: string | null;
  currency: Currency;
  activeMembers: number;
  validBet: string;
  profit: string | null;
  /** `null` if no tier was met. */
  tier: number | null;
  winPpm: number;
  lossPpm: number;
  betPpm: number;
  gross: string;
  below: string;
  cut: string;
  lossIn: string;
  carriedIn: string;
  carriedOut: string;
  amount: string;
  status: PayoutSummary['status'];
  settledAt: Date;
  paidAt: Date | null;
}

export const PAYOUT_COLUMNS = `
  p.id, p.brand, p.settlement, p.contract, p.kind, p.code, p.no, p.period_start as "periodStart",
  p.period_end as "periodEnd", p.payee, payee.account as "payeeAccount", p.payer, payer.account as "payerAccount",
  p.currency, p.active_members as "activeMembers", p.valid_bet as "validBet", p.profit, p.tier, p.win_ppm as "winPpm",
  p.loss_ppm as "lossPpm", p.bet_ppm as "betPpm", p.gross, p.below, p.cut,
  p.loss_in as "lossIn", p.carried_in as "carriedIn", p.carried_out as "carriedOut", p.amount, p.status,
  p.settled_at as "settledAt", p.paid_at as "paidAt"`;

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
    correction: row.no > 1,
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
    settledAt: row.settledAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
