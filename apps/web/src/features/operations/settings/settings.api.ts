import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProposalReach } from '#libs/operations/common/proposal.calls';
import { getSettingReach, getSettings } from '#libs/operations/common/settings.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const settingsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'settings'],
  queryFn: () => callApi(getSettings, {}),
  placeholderData: keepPreviousData,
});

/** Counted anew whenever it is opened. */
const FRESH = { staleTime: 0, gcTime: 0 };

export const settingReachQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: ['operations', 'reach', paths.join()],
    queryFn: () => callApi(getSettingReach, { paths: paths.join() }),
    ...FRESH,
  });

/** Of a proposal that is open. */
export const proposalReachQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'reach', id],
    queryFn: () => callApi(getProposalReach, { id }),
    ...FRESH,
  });

export type ReachQuery = ReturnType<typeof settingReachQuery> | ReturnType<typeof proposalReachQuery>;
