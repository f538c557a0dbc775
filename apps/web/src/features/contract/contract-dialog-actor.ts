import { createActor, fromPromise } from 'xstate';
import { acceptContract, rejectContract } from '#libs/agency/common/contract.calls';
import { renewOnConflict } from '../../data/cache/renew-on-conflict';
import { createCommandSender } from '../../forms/command-sender';
import { loadImpact, waitingOffersQuery } from './contract.api';
import { type Answer, contractDialogMachine, type Impact } from './contract.machine';

/** Sends the answers of one dialog. @throws ApiError if an answer is refused or lost */
export function createAnswerSender() {
  const accept = createCommandSender(acceptContract);
  const reject = createCommandSender(rejectContract);
  return async ({ id, answer, impactToken }: Answer): Promise<void> => {
    await (answer === 'accept' ? accept({ id, impactToken }) : reject({ id }));
  };
}

const send = createAnswerSender();
const machine = contractDialogMachine.provide({
  actors: {
    loadImpact: fromPromise<Impact, { id: string }>(({ input }) => loadImpact(input.id)),
    send: fromPromise<void, Answer>(({ input }) =>
      send(input).catch(renewOnConflict(waitingOffersQuery.queryKey)),
    ),
  },
});

/** One for the whole tab: `ContractHost` shows it, and pages and the bar reopen offers. */
export const contractDialog = createActor(machine).start();
