import { Injectable } from '@nestjs/common';
import { amountOrNull, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { BrandRegistry } from '#libs/site/index';
import { lotteryErrors } from '../common/lottery.errors.js';
import type { SaleLimits } from '../common/operator-draws.js';

export type LimitAmounts = Pick<
  SaleLimits,
  'lineMin' | 'lineMax' | 'lineBets' | 'outcomePay' | 'ungroupedPay'
>;

interface Row {
  gameCode: string;
  names: Record<string, string>;
  version: number;
  lineMin: string;
  lineMax: string;
  lineBets: number;
  outcomePay: string;
  ungroupedPay: string;
}

const COLUMNS = `l.game as "gameCode", g.names, l.version, l.line_min as "lineMin", l.line_max as "lineMax", l.line_bets as "lineBets",
  l.outcome_pay as "outcomePay", l.ungrouped_pay as "ungroupedPay"`;
const FROM = 'lottery.sale_limit l join lottery.game g on g.brand = l.brand and g.code = l.game';

/** What a brand's games may take in. */
@Injectable()
export class SaleLimitChanges {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly audit: Audit,
  ) {}

  async list(brand: string): Promise<SaleLimits[]> {
    const { currency } = this.brands.byId(brand).settings;
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from ${FROM} where l.brand = $1 order by l.game`,
      [brand],
    );
    return rows.map((row) => limitsOf(row, currency));
  }

  /**
   * Holds for tickets from then on. In the caller's transaction.
   * @throws AppError 404; 409 where somebody changed them since `version` was read; 422 where nothing changes
   */
  async change(
    operator: OperatorCaller,
    gameCode: string,
    { version, limits, reason }: { version: number; limits: LimitAmounts; reason: string },
  ): Promise<void> {
    const { brand } = operator;
    const { currency } = this.brands.byId(brand).settings;
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from ${FROM} where l.brand = $1 and l.game = $2 for update of l`,
      [brand, gameCode],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    if (row.version !== version) throw new AppError(lotteryErrors.error_lottery_limits_changed);
    const before = amountsOf(limitsOf(row, currency));
    const values = readLimits(limits, currency);
    const stored = [row.lineMin, row.lineMax, row.lineBets, row.outcomePay, row.ungroupedPay];
    if (values.every((value, at) => value === stored[at]))
      throw new AppError(platformErrors.error_nothing_changed);
    await this.database.query(
      `update lottery.sale_limit set line_min = $3, line_max = $4, line_bets = $5, outcome_pay = $6, ungrouped_pay = $7, version = version + 1
       where brand = $1 and game = $2`,
      [brand, gameCode, ...values],
    );
    await this.audit.record({
      ...operatorAuditEntry(operator, 'lottery.limits-changed', `lottery ${gameCode}`),
      before,
      after: { ...limits, reason },
    });
  }
}

/** In the order of the table. @throws AppError 400 for what is no amount above 0, and for a smallest line above the largest one */
function readLimits(limits: LimitAmounts, currency: Currency): (string | number)[] {
  const minor = (field: 'lineMin' | 'lineMax' | 'outcomePay' | 'ungroupedPay'): bigint => {
    const value = amountOrNull(() => parseAmount(limits[field], currency));
    if (value === null || value <= 0n) throw invalidInput([{ field, code: 'field_amount_malformed' }]);
    return value;
  };
  const [lineMin, lineMax] = [minor('lineMin'), minor('lineMax')];
  if (lineMin > lineMax) throw invalidInput([{ field: 'lineMax', code: 'field_rising' }]);
  return [
    lineMin.toString(),
    lineMax.toString(),
    limits.lineBets,
    minor('outcomePay').toString(),
    minor('ungroupedPay').toString(),
  ];
}

function limitsOf(
  { lineMin, lineMax, outcomePay, ungroupedPay, ...row }: Row,
  currency: Currency,
): SaleLimits {
  const amount = (minor: string) => toWire(BigInt(minor), currency);
  return {
    ...row,
    currency,
    lineMin: amount(lineMin),
    lineMax: amount(lineMax),
    outcomePay: amount(outcomePay),
    ungroupedPay: amount(ungroupedPay),
  };
}

const amountsOf = ({ lineMin, lineMax, lineBets, outcomePay, ungroupedPay }: SaleLimits): LimitAmounts => ({
  lineMin,
  lineMax,
  lineBets,
  outcomePay,
  ungroupedPay,
});
