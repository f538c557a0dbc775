import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../ui/feedback/skeleton';
import { QueryFailure } from './query-failure';

interface LoadedProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** How much room is kept until it is there. */
  room?: SkeletonProps['room'];
  /** What stands there until then, where it is more than an empty room. */
  waiting?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What a query brought; a stand-in until then, and why it failed. */
export function Loaded<Value>({ query, room = 'large', waiting, children }: LoadedProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFailure query={query} />;
  if (waiting) return waiting;
  return (
    <div aria-busy="true">
      <Skeleton shape="block" room={room} />
    </div>
  );
}
