import { queryOptions } from '@tanstack/react-query';
import { listDividends, listSalaries, listSalaryLines, payDividend } from '#libs/agency/common/salary.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export type SalaryPage = ValueOf<typeof listSalaries>;
export type SalaryInput = RequestOf<typeof listSalaries>;
export type DividendPage = ValueOf<typeof listDividends>;
export type OpenedPayout = ValueOf<typeof listSalaryLines>;

/** What is carried over is not pushed: a list that is looked at again after this is fetched again. */
const STALE_MS = 15_000;

export const salariesQuery = (input: SalaryInput) =>
  queryOptions({
    queryKey: ['salaries', input] as const,
    queryFn: () => callApi(listSalaries, input),
    staleTime: STALE_MS,
  });

export const dividendsQuery = (input: RequestOf<typeof listDividends>) =>
  queryOptions({
    queryKey: ['dividends', input] as const,
    queryFn: () => callApi(listDividends, input),
    staleTime: STALE_MS,
  });

/** A payout with a page of the rounds behind it. */
export const payoutQuery = (id: string, pageNo: number) =>
  queryOptions({
    queryKey: ['payout', id, pageNo] as const,
    queryFn: () => callApi(listSalaryLines, { id, pageNo }),
  });

export async function sendDividendPayment(id: string, idempotencyKey: string): Promise<void> {
  await callApi(payDividend, { id }, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: ['dividends'] });
}
