import { queryOptions } from '@tanstack/react-query';
import { listGameMaintenance } from '#libs/operations/common/game-maintenance.calls';
import { getSiteGate } from '#libs/operations/common/site-gate.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

/** Below the key of the lists, so that each change of the site reads them anew. */
export const siteGateQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'site-gate'],
  queryFn: () => callApi(getSiteGate, {}),
});

export const gameMaintenanceQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'game-maintenance'],
  queryFn: () => callApi(listGameMaintenance, {}),
});
