import { useEffect, useReducer } from 'react';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { serverNow } from '../../api/server-time';

/** A timer of the browser holds no more than 24 days. */
const MOST_MS = 3_600_000;
/** The moment itself has to be over when the words are chosen anew. */
const AFTER_MS = 100;

/** Draws again when the first of these contracts that are still to come begins to count: nothing is pushed for that. */
export function useTurning(contracts: readonly ContractSummary[]): void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const now = serverNow();
    const ahead = contracts.map(({ inForceFrom }) => Date.parse(inForceFrom ?? '')).filter((at) => at > now);
    if (ahead.length === 0) return;
    const timer = setTimeout(draw, Math.min(MOST_MS, Math.min(...ahead) - now + AFTER_MS));
    return () => clearTimeout(timer);
  });
}
