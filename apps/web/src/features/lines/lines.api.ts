import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { LINES_OFFERED } from '#libs/site/common/brand-lines';
import { getDomainRoute } from '#libs/site/common/site.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { measureLine } from './line-speed';

const linesQuery = queryOptions({
  queryKey: ['lines'],
  queryFn: async () => (await callApi(getDomainRoute, { device: '0' })).domainList.slice(0, LINES_OFFERED),
});

const speedQuery = (origin: string) =>
  queryOptions({
    queryKey: ['line-speed', origin],
    queryFn: () => measureLine(origin),
    staleTime: 30_000,
    retry: false,
  });

export const useLines = () => useQuery(linesQuery, queryClient);

/** The speed of each line, measured while the component is on show; all at a time. */
export const useLineSpeeds = (origins: readonly string[]) =>
  useQueries({ queries: origins.map(speedQuery) }, queryClient);

/** The last speed of a line that was measured, without measuring it. */
export const useKnownSpeed = (origin: string): number | undefined =>
  useQuery({ ...speedQuery(origin), enabled: false }, queryClient).data;
