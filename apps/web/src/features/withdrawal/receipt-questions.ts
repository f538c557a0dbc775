import { useQuery } from '@tanstack/react-query';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { queryClient } from '../../data/cache/query-client';
import { createStore, useStore } from '../../data/store';
import { pendingReceiptsQuery } from './withdrawal.api';

/** A tranche that was sent again, with a new deadline, is a new question. */
export const questionKey = ({ id, tranche, deadlineAt }: WithdrawalSummary): string =>
  `${id} ${tranche?.no} ${deadlineAt}`;

const dismissed = createStore<ReadonlySet<string>>(new Set());
/** Answered on this page; the push has not arrived yet. */
const answered = createStore<ReadonlySet<string>>(new Set());

/** The member answers later; the bar shows the question meanwhile. */
export const dismissQuestion = (key: string): void => dismissed.set(new Set(dismissed.get()).add(key));
export const markAnswered = (key: string): void => answered.set(new Set(answered.get()).add(key));
/** Asks this question again, or all dismissed ones without a key. */
export const reopenQuestions = (key?: string): void =>
  dismissed.set(new Set([...dismissed.get()].filter((each) => key !== undefined && each !== key)));

const nearestDeadlineFirst = (one: WithdrawalSummary, other: WithdrawalSummary): number =>
  (one.deadlineAt ?? '').localeCompare(other.deadlineAt ?? '');

/** The tranches that wait for an answer, nearest deadline first; those dismissed among them; and the one to ask about now. */
export function useReceiptQuestions() {
  const waiting = useQuery(pendingReceiptsQuery, queryClient);
  const dismissedKeys = useStore(dismissed);
  const answeredKeys = useStore(answered);
  const pending = (waiting.data?.list ?? [])
    .filter((each) => !answeredKeys.has(questionKey(each)))
    .sort(nearestDeadlineFirst);
  return {
    pending,
    dismissed: pending.filter((each) => dismissedKeys.has(questionKey(each))),
    current: pending.find((each) => !dismissedKeys.has(questionKey(each))),
  };
}
