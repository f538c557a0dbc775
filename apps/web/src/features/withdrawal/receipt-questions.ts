import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { queryClient } from '../session/query-client';
import { waitingQuery } from './withdrawal.api';

/** A tranche that was sent again, with a new deadline, is a new question. */
export const questionKey = ({ id, tranche, deadlineAt }: WithdrawalSummary): string =>
  `${id} ${tranche?.no} ${deadlineAt}`;

interface Laid {
  /** Put aside by the member; found again in the bar. */
  aside: ReadonlySet<string>;
  /** Answered here, though the push has not come yet. */
  answered: ReadonlySet<string>;
}

let laid: Laid = { aside: new Set(), answered: new Set() };
const listeners = new Set<() => void>();

function lay(next: Partial<Laid>): void {
  laid = { ...laid, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const putAside = (key: string): void => lay({ aside: new Set(laid.aside).add(key) });
export const markAnswered = (key: string): void => lay({ answered: new Set(laid.answered).add(key) });
/** Asks again: this question, or all that were put aside. */
export const takeUp = (key?: string): void =>
  lay({ aside: new Set([...laid.aside].filter((each) => key !== undefined && each !== key)) });

const getLaid = () => laid;

/** The questions that wait, those put aside, and the one to be asked now. */
export function useQuestions() {
  const waiting = useQuery(waitingQuery, queryClient);
  const { aside, answered } = useSyncExternalStore(subscribe, getLaid, getLaid);
  const open = (waiting.data?.list ?? []).filter((each) => !answered.has(questionKey(each)));
  return {
    open,
    aside: open.filter((each) => aside.has(questionKey(each))),
    now: open.find((each) => !aside.has(questionKey(each))),
  };
}
