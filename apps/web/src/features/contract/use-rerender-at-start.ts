import { useEffect, useReducer } from 'react';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { serverNow } from '../../data/calls/server-time';

/** A timer of the browser holds no more than 24 days. */
const MOST_MS = 3_600_000;
/** The texts are chosen again a little after the moment, so that it is over for sure. */
const AFTER_MS = 100;

/** Renders again when the next of the accepted contracts starts, which no push announces. */
export function useRerenderAtStart(contracts: readonly ContractSummary[]): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const now = serverNow();
    const ahead = contracts.map(({ inForceFrom }) => Date.parse(inForceFrom ?? '')).filter((at) => at > now);
    if (ahead.length === 0) return;
    const timer = setTimeout(rerender, Math.min(MOST_MS, Math.min(...ahead) - now + AFTER_MS));
    return () => clearTimeout(timer);
  });
}
