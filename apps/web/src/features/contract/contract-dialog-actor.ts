import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../../api/refusal';
import { queryClient } from '../session/query-client';
import { loadImpact, sendAnswer, waitingOffersQuery } from './contract.api';
import { type Answer, contractDialogMachine, type Impact } from './contract.machine';

const machine = contractDialogMachine.provide({
  actors: {
    loadImpact: fromPromise<Impact, { id: string }>(({ input }) => loadImpact(input.id)),
    send: fromPromise<void, Answer>(({ input }) => send(input)),
  },
});

/** One for the whole tab: the host draws it, and pages and the bar take offers up again. */
export const contractDialog = createActor(machine, { input: { newKey: () => crypto.randomUUID() } }).start();

/** Where somebody was first, the offers are asked of the server anew. */
async function send(answer: Answer): Promise<void> {
  try {
    await sendAnswer(answer);
  } catch (error) {
    if (refusalOf(error).detail.status === 409) {
      void queryClient.invalidateQueries({ queryKey: waitingOffersQuery.queryKey });
    }
    throw error;
  }
}
