import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getOperatorSession, type OperatorSessionValue } from '#libs/identity/common/operator.calls';
import { callApi } from '../../api/call-api';
import { ApiRefusal } from '../../api/refusal';
import { learnServerTime } from '../../api/server-time';
import { queryClient as ofSite } from '../session/query-client';

/** The session itself is in a cookie that no script can read; this is who it belongs to. */
export type OperatorState =
  | { status: 'unknown' }
  | { status: 'guest'; ended: boolean }
  | { status: 'operator'; session: OperatorSessionValue };

let state: OperatorState = { status: 'unknown' };
const listeners = new Set<() => void>();

function become(next: OperatorState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOperator = (): OperatorState => useSyncExternalStore(subscribe, () => state);

export function beginOperator(session: OperatorSessionValue): void {
  learnServerTime(session.now);
  become({ status: 'operator', session });
}

/** `ended` tells the person that it was not they who left. */
export function endOperator(ended: boolean): void {
  operationsQueries.clear();
  if (state.status !== 'guest') become({ status: 'guest', ended });
}

/** Looks whose cookie the browser has. */
export async function findOperator(expected: boolean): Promise<void> {
  if (!expected) return become({ status: 'guest', ended: false });
  try {
    beginOperator(await callApi(getOperatorSession, {}));
  } catch (error) {
    if (error instanceof ApiRefusal && error.detail.status !== 401) throw error;
    become({ status: 'guest', ended: false });
  }
}

/** Whatever call learns that the session is over leads to the log-in. */
const notice = (error: unknown) => {
  if (error instanceof ApiRefusal && error.detail.status === 401 && state.status === 'operator')
    endOperator(true);
};

export const operationsQueries = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: ofSite.getDefaultOptions(),
});
