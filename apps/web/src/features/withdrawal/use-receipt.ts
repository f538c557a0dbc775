import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { answerReceipt } from '#libs/cashier/common/withdrawal.calls';
import { renewOnConflict } from '../../data/cache/renew-on-conflict';
import { createCommandSender } from '../../forms/command-sender';
import { type AnswerToSend, receiptMachine } from './receipt.machine';
import { allowedAnswers } from './receipt-answers';
import { markAnswered } from './receipt-questions';
import type { UnansweredPayout } from './unanswered-payout';
import { renewWithdrawals, unansweredPayoutsQuery, withdrawalDetailQuery } from './withdrawal.api';

/** The first payout has no earlier ones. */
const NONE: [] = [];

export type ReceiptFlow = ReturnType<typeof useReceipt>;

/** The state of a payout's dialog. It survives closing the dialog. */
export function useReceipt(payout: UnansweredPayout) {
  const { id, tranche } = payout;
  const [sendAnswer] = useState(() => createCommandSender(answerReceipt));
  const machine = useMemo(
    () =>
      receiptMachine.provide({
        actors: {
          send: fromPromise<void, AnswerToSend>(async ({ input: { answer, images } }) => {
            await sendAnswer({ id, tranche: tranche.no, answer }, images).catch(
              renewOnConflict(unansweredPayoutsQuery.queryKey),
            );
          }),
        },
      }),
    [id, tranche.no, sendAnswer],
  );
  const { data: detail } = useQuery({ ...withdrawalDetailQuery(id), enabled: tranche.no > 1 });
  const earlier = tranche.no > 1 ? detail?.tranches : NONE;
  const [state, send] = useMachine(machine, { input: { allowedAnswers: allowedAnswers(payout, earlier) } });
  useEffect(
    () => send({ type: 'ALLOWED_ANSWERS_CHANGED', allowedAnswers: allowedAnswers(payout, earlier) }),
    [payout, earlier, send],
  );
  const done = state.matches('done');
  useEffect(() => {
    if (done) markAnswered(payout);
  }, [done, payout]);
  // The page of the withdrawal offers to answer until it knows; the push may be late.
  useEffect(() => {
    if (done) renewWithdrawals();
  }, [done]);
  return { state, send };
}
