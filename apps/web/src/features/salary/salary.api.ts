import { queryOptions } from '@tanstack/react-query';
import { listDividends, listSalaries, listSalaryLines } from '#libs/agency/common/salary.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';

export type PayoutPage = ValueOf<typeof listSalaries>;
type SalaryInput = RequestOf<typeof listSalaries>;
type DividendInput = RequestOf<typeof listDividends>;
export type SalaryFilter = Omit<SalaryInput, 'pageNo'>;
export type DividendFilter = Omit<DividendInput, 'pageNo'>;
export type DividendPage = ValueOf<typeof listDividends>;
export type OpenedPayout = ValueOf<typeof listSalaryLines>;

/** What is carried over is not pushed: a list that is looked at again after this is fetched again. */
const STALE_MS = 15_000;

export const salariesQuery = ({ pageNo = 1, ...filter }: SalaryInput) =>
  queryOptions({
    queryKey: ['salaries', filter, pageNo] as const,
    queryFn: () => callApi(listSalaries, { ...filter, pageNo }),
    staleTime: STALE_MS,
  });

export const dividendsQuery = ({ pageNo = 1, ...filter }: DividendInput) =>
  queryOptions({
    queryKey: ['dividends', filter, pageNo] as const,
    queryFn: () => callApi(listDividends, { ...filter, pageNo }),
    staleTime: STALE_MS,
  });

/** A payout with a page of the rounds behind it. */
export const payoutQuery = (id: string, pageNo: number) =>
  queryOptions({
    queryKey: ['payout', id, pageNo] as const,
    queryFn: () => callApi(listSalaryLines, { id, pageNo }),
  });
