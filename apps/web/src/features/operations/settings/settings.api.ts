import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSettings } from '#libs/operations/common/settings.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const settingsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'settings'],
  queryFn: () => callApi(getSettings, {}),
  placeholderData: keepPreviousData,
});
