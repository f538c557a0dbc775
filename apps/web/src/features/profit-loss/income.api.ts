import { queryOptions } from '@tanstack/react-query';
import type { ProfitRow } from '#libs/games/common/profit-loss.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import { type ProfitInput, type ProfitStatement, readProfitLoss } from './profit-loss.api';

export interface IncomeDay extends ProfitRow {
  /** What the days came to from the first one to this. */
  soFar: string;
}
export type IncomeStatement = Omit<ProfitStatement, 'list'> & { list: IncomeDay[] };

/** The days of a statement, whose list begins with the latest, each with the sum up to it. */
export function withSums(statement: ProfitStatement): IncomeStatement {
  const { currency } = statement;
  let sum = 0n;
  const earliestFirst = [...statement.list].reverse().map((row): IncomeDay => {
    sum += parseAmount(row.payout, currency) - parseAmount(row.stake, currency);
    return { ...row, soFar: toWire(sum, currency) };
  });
  return { ...statement, list: earliestFirst.reverse() };
}

type Days = Omit<ProfitInput, 'groupBy'>;

export const readIncome = async (days: Days): Promise<IncomeStatement> =>
  withSums(await readProfitLoss({ ...days, groupBy: 'day' }));

export const incomeQuery = (days: Days) =>
  queryOptions({
    queryKey: ['profit-loss', days, 'income'] as const,
    queryFn: () => readIncome(days),
  });
