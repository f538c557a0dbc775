import { queryOptions } from '@tanstack/react-query';
import {
  getCampaign,
  listCampaignGoods,
  listCampaignRaffles,
  listWageringPlans,
} from '#libs/operations/common/campaigns.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'campaign', id],
    queryFn: () => callApi(getCampaign, { id }),
  });

export const wageringPlansQuery = queryOptions({
  queryKey: ['operations', 'wagering-plans'],
  queryFn: () => callApi(listWageringPlans, {}),
  staleTime: 600_000,
});

export const campaignGoodsQuery = queryOptions({
  queryKey: ['operations', 'campaign-goods'],
  queryFn: () => callApi(listCampaignGoods, {}),
});

export const campaignRafflesQuery = queryOptions({
  queryKey: ['operations', 'campaign-raffles'],
  queryFn: () => callApi(listCampaignRaffles, {}),
});
