import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownOn } from '#libs/platform/common/board';
import type { ValueOf } from '#libs/platform/common/call';
import { getPointRewards, getRedeemList } from '#libs/rewards/common/mall.calls';
import { mallChanged } from '#libs/rewards/common/rewards.events';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { useLanguage } from '../../data/preferences/language';
import { useBoard } from '../../data/socket/use-board';
import { leftNow } from './left-now';
import { DELIVERY } from './shared/delivery.api';

export type Mall = ValueOf<typeof getPointRewards>;

export const MALL = 'mall';
export const REDEMPTIONS = 'redemptions';

const renew = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
const renewGoods = () => void renew(MALL);
export const renewMall = () => renew(MALL, REDEMPTIONS, DELIVERY);

let changedAt: string | null | undefined;

/** Pieces that are left show at once; what an operator has changed is read again. */
function showMall(shown: ShownOn<typeof mallChanged>): void {
  queryClient.setQueriesData<Mall>({ queryKey: [MALL] }, (held) => held && leftNow(held, shown.left));
  if (changedAt !== shown.changedAt) renewGoods();
  changedAt = shown.changedAt;
}

/** What can be redeemed, kept current while it is shown. */
export function useMall() {
  const { language } = useLanguage();
  useBoard(mallChanged, showMall, renewGoods);
  return useQuery({
    queryKey: [MALL, language],
    queryFn: () => callApi(getPointRewards, { language }),
    staleTime: 0,
  });
}

export const redemptionsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [REDEMPTIONS, {}, pageNo] as const,
    queryFn: () => callApi(getRedeemList, { pageNo }),
    staleTime: 0,
  });
