import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { refusalOf } from '../../api/refusal';
import { queryClient } from '../session/query-client';
import { receiptMachine, type SentAnswer } from './receipt.machine';
import { receiptAnswers } from './receipt-answers';
import { markAnswered, questionKey } from './receipt-questions';
import { sendAnswer, waitingQuery } from './withdrawal.api';

const newKey = () => crypto.randomUUID();

export type ReceiptFlow = ReturnType<typeof useReceipt>;

/** The flow of one question. What was chosen stays while it is put aside. */
export function useReceipt(withdrawal: WithdrawalSummary) {
  const { id, tranche, rest, status } = withdrawal;
  const key = questionKey(withdrawal);
  const no = tranche?.no ?? 1;
  const machine = useMemo(
    () =>
      receiptMachine.provide({
        actors: {
          send: fromPromise<void, SentAnswer>(({ input }) => send(id, no, input)),
        },
      }),
    [id, no],
  );
  const [state, tell] = useMachine(machine, { input: { offered: receiptAnswers(withdrawal), newKey } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of the chart again when one of these moved
  useEffect(() => tell({ type: 'OFFER', offered: receiptAnswers(withdrawal) }), [status, rest, tell]);
  const done = state.matches('done');
  useEffect(() => {
    if (done) markAnswered(key);
  }, [done, key]);
  return { state, tell };
}

/** Where somebody or the clock was first, the questions are asked of the server anew. */
async function send(id: string, tranche: number, { answer, images, key }: SentAnswer): Promise<void> {
  try {
    await sendAnswer({ id, tranche, answer }, images, key);
  } catch (error) {
    if (refusalOf(error).detail.status === 409) {
      void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
    }
    throw error;
  }
}
