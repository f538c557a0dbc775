import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { answerReceipt, type WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { renewOnConflict } from '../../data/cache/renew-on-conflict';
import { createCommandSender } from '../../forms/command-sender';
import { type AnswerSubmission, receiptMachine } from './receipt.machine';
import { allowedAnswers } from './receipt-answers';
import { markAnswered, questionKey } from './receipt-questions';
import { pendingReceiptsQuery } from './withdrawal.api';

export type ReceiptFlow = ReturnType<typeof useReceipt>;

/** The dialog's state for one tranche. It survives closing the dialog. */
export function useReceipt(withdrawal: WithdrawalSummary) {
  const { id, tranche, rest, status } = withdrawal;
  const key = questionKey(withdrawal);
  const trancheNo = tranche?.no ?? 1;
  const [sendAnswer] = useState(() => createCommandSender(answerReceipt));
  const machine = useMemo(
    () =>
      receiptMachine.provide({
        actors: {
          send: fromPromise<void, AnswerSubmission>(async ({ input: { answer, images } }) => {
            await sendAnswer({ id, tranche: trancheNo, answer }, images).catch(
              renewOnConflict(pendingReceiptsQuery.queryKey),
            );
          }),
        },
      }),
    [id, trancheNo, sendAnswer],
  );
  const [state, send] = useMachine(machine, { input: { offered: allowedAnswers(withdrawal) } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the allowed answers follow from these two
  useEffect(() => send({ type: 'OFFER', offered: allowedAnswers(withdrawal) }), [status, rest, send]);
  const done = state.matches('done');
  useEffect(() => {
    if (done) markAnswered(key);
  }, [done, key]);
  return { state, send };
}
