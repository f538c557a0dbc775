import { queryOptions } from '@tanstack/react-query';
import { getProfitLoss, type ProfitRow } from '#libs/games/common/profit-loss.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import type { RowsPage } from '../../lists/all-rows';

export type ProfitInput = Required<RequestOf<typeof getProfitLoss>>;
/** With what was asked for: it stays on the page until the next one is there. */
export type ProfitStatement = ValueOf<typeof getProfitLoss> & RowsPage<ProfitRow> & { asked: ProfitInput };

/** A statement has all of its rows on one page. */
export async function readProfitLoss(input: ProfitInput): Promise<ProfitStatement> {
  const statement = await callApi(getProfitLoss, input);
  return { ...statement, total: statement.list.length, totalPages: 1, asked: input };
}

export const profitLossQuery = (input: ProfitInput) =>
  queryOptions({
    queryKey: ['profit-loss', input] as const,
    queryFn: () => readProfitLoss(input),
  });
