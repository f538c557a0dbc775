import { queryOptions } from '@tanstack/react-query';
import type { ValueOf } from '#libs/platform/common/call';
import { getPointBalance, getPointConfig, getPointHistory } from '#libs/rewards/common/points.calls';
import { getRebate, listRebatePayments } from '#libs/rewards/common/rebate.calls';
import { getVip } from '#libs/rewards/common/vip.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export type Vip = ValueOf<typeof getVip>;
export type Rebate = ValueOf<typeof getRebate>;
export type PointBalance = ValueOf<typeof getPointBalance>;
export type PointConfig = ValueOf<typeof getPointConfig>;

export const VIP = 'vip';
export const REBATE = 'rebate';
export const REBATE_PAYMENTS = 'rebate-payments';
export const POINTS = 'points';
export const POINT_HISTORY = 'point-history';

export const vipQuery = queryOptions({ queryKey: [VIP], queryFn: () => callApi(getVip, {}) });

export const rebateQuery = queryOptions({ queryKey: [REBATE], queryFn: () => callApi(getRebate, {}) });

export const rebatePaymentsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [REBATE_PAYMENTS, pageNo] as const,
    queryFn: () => callApi(listRebatePayments, { pageNo }),
    staleTime: 0,
  });

export const pointsQuery = queryOptions({
  queryKey: [POINTS],
  queryFn: () => callApi(getPointBalance, {}),
});

/** Kept by no push. */
export const pointConfigQuery = queryOptions({
  queryKey: ['point-config'],
  queryFn: () => callApi(getPointConfig, {}),
  staleTime: 0,
});

export const pointHistoryQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [POINT_HISTORY, pageNo] as const,
    queryFn: () => callApi(getPointHistory, { pageNo }),
    staleTime: 0,
  });

const renew = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const renewRebate = () => renew(REBATE, REBATE_PAYMENTS);
export const renewPoints = () => renew(POINTS, POINT_HISTORY);
