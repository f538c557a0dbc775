import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getOperatorSession, type OperatorSessionValue } from '#libs/authentication/common/operator.calls';
import type { Currency } from '#libs/money/currency';
import { queryClient as ofSite } from '../../data/cache/query-client';
import { ApiError } from '../../data/calls/api-error';
import { callApi } from '../../data/calls/call-api';
import { learnServerTime, serverNow } from '../../data/calls/server-time';
import { createStore, useStore } from '../../data/store';

/** The session itself is in a cookie that no script can read; this is who it belongs to. */
export type OperatorState =
  | { status: 'unknown' }
  | { status: 'guest'; ended: boolean }
  | { status: 'operator'; session: OperatorSessionValue };

const state = createStore<OperatorState>({ status: 'unknown' });

export const useOperator = (): OperatorState => useStore(state);

/** Whether the operator who is logged in has a permission; without one that is needed, everybody may. */
export function useHasPermission(): (permission: string | undefined) => boolean {
  const operator = useOperator();
  const held: readonly string[] = operator.status === 'operator' ? operator.session.permissions : [];
  return (permission) =>
    permission === undefined || permission === 'any-operator' || held.includes(permission);
}

/** Reads anew who is logged in, with which permissions; what was known stays if that fails. */
export async function refreshOperator(): Promise<void> {
  try {
    beginOperator(await callApi(getOperatorSession, {}));
  } catch (error) {
    endSessionOnRefusal(error);
  }
}

/** Until when the last code counts as fresh; `null` where the next call that needs one has to ask. */
export function setElevatedUntil(elevatedUntil: string | null): void {
  const now = state.get();
  if (now.status === 'operator') state.set({ ...now, session: { ...now.session, elevatedUntil } });
}

export function isElevated(): boolean {
  const now = state.get();
  const until = now.status === 'operator' ? now.session.elevatedUntil : null;
  return until !== null && Date.parse(until) > serverNow();
}

/** The currency of the operator's brand; for pages that an operator is logged in to see. */
export function useBrandCurrency(): Currency {
  const operator = useOperator();
  if (operator.status !== 'operator') throw new Error('nobody is logged in');
  return operator.session.brand.currency;
}

/** The time zone of the operator's brand (IANA); for pages that an operator is logged in to see. */
export function useBrandTimeZone(): string {
  const operator = useOperator();
  if (operator.status !== 'operator') throw new Error('nobody is logged in');
  return operator.session.brand.timeZone;
}

export function beginOperator(session: OperatorSessionValue): void {
  learnServerTime(session.now);
  state.set({ status: 'operator', session });
}

/** `ended` tells the person that it was not they who left. */
export function endOperator(ended: boolean): void {
  operationsQueries.clear();
  if (state.get().status !== 'guest') state.set({ status: 'guest', ended });
}

/** Looks whose cookie the browser has. */
export async function findOperator(expected: boolean): Promise<void> {
  if (!expected) return state.set({ status: 'guest', ended: false });
  try {
    beginOperator(await callApi(getOperatorSession, {}));
  } catch (error) {
    if (error instanceof ApiError && error.detail.status !== 401) throw error;
    state.set({ status: 'guest', ended: false });
  }
}

/** Whatever call learns that the session is over leads to the log-in. */
export const endSessionOnRefusal = (error: unknown): void => {
  if (error instanceof ApiError && error.detail.status === 401 && state.get().status === 'operator')
    endOperator(true);
};

export const operationsQueries = new QueryClient({
  queryCache: new QueryCache({ onError: endSessionOnRefusal }),
  mutationCache: new MutationCache({ onError: endSessionOnRefusal }),
  defaultOptions: ofSite.getDefaultOptions(),
});
