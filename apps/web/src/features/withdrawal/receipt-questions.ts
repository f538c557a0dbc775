import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../data/cache/query-client';
import { createStore, useStore } from '../../data/store';
import { isUnanswered, type UnansweredPayout } from './unanswered-payout';
import { unansweredPayoutsQuery } from './withdrawal.api';

/** Names a payout, whatever becomes of its deadline: the end of a maintenance moves it. */
export const payoutKey = ({ id, tranche }: UnansweredPayout): string => `${id} ${tranche.no}`;
/** Names one attempt to send a payout: after a dispute it may be sent again, with another deadline. */
const attemptKey = (payout: UnansweredPayout): string => `${payoutKey(payout)} ${payout.deadlineAt}`;

/** The payouts whose dialog the member has closed, by `payoutKey`. */
const dismissed = createStore<ReadonlySet<string>>(new Set());
/** The payouts that were answered on this page and whose push has not arrived yet, by `attemptKey`. */
const answered = createStore<ReadonlySet<string>>(new Set());

/** Closes the dialog of a payout. Home, the bar and the page of the withdrawal have a button that reopens it. */
export const dismissQuestion = (payout: UnansweredPayout): void =>
  dismissed.set(new Set(dismissed.get()).add(payoutKey(payout)));
export const reopenQuestion = (payout: UnansweredPayout): void =>
  dismissed.set(new Set([...dismissed.get()].filter((key) => key !== payoutKey(payout))));
export const reopenAllQuestions = (): void => dismissed.set(new Set());
export const markAnswered = (payout: UnansweredPayout): void =>
  answered.set(new Set(answered.get()).add(attemptKey(payout)));

const byDeadline = (one: UnansweredPayout, other: UnansweredPayout): number =>
  one.deadlineAt.localeCompare(other.deadlineAt);

/**
 * The unanswered payouts, nearest deadline first; those of them that were dismissed; and the one whose dialog is shown. The
 * bar and the badge are outside of the `QueryClientProvider`, so the query is given its client.
 */
export function useReceiptQuestions() {
  const { data } = useQuery(unansweredPayoutsQuery, queryClient);
  const dismissedKeys = useStore(dismissed);
  const answeredKeys = useStore(answered);
  const unanswered = (data?.list ?? [])
    .filter(isUnanswered)
    .filter((payout) => !answeredKeys.has(attemptKey(payout)))
    .sort(byDeadline);
  return {
    unanswered,
    dismissed: unanswered.filter((payout) => dismissedKeys.has(payoutKey(payout))),
    shown: unanswered.find((payout) => !dismissedKeys.has(payoutKey(payout))),
  };
}

/** Forgets what was dismissed or answered of payouts that are no longer in the list. One component of the page calls it. */
export function useForgetClosedQuestions(): void {
  const { data } = useQuery(unansweredPayoutsQuery, queryClient);
  useEffect(() => {
    if (!data) return;
    const open = data.list.filter(isUnanswered);
    keepOnly(dismissed, open.map(payoutKey));
    keepOnly(answered, open.map(attemptKey));
  }, [data]);
}

function keepOnly(store: typeof dismissed, keys: string[]): void {
  const kept = keys.filter((key) => store.get().has(key));
  if (kept.length < store.get().size) store.set(new Set(kept));
}
