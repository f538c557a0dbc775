import { assign, setup } from 'xstate';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';
import type { Visitor } from '../../data/session/visitor';

interface Context {
  refusal: ApiError | null;
}

const SESSION_IS_OVER = ['error_not_logged_in', 'error_session_ended'];

/** What stands between somebody and an action for members. The effects are injected. */
export const gateMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'RETRY' | 'CONFIRM' | 'DISMISS' } },
  actors: { look: providedActor<Visitor>('look') },
  actions: {
    askLogin: () => undefined,
    openAccount: () => undefined,
    proceed: () => undefined,
  },
  guards: {
    guest: (_, { visitor }: { visitor: Visitor }) => visitor === 'guest',
    trial: (_, { visitor }: { visitor: Visitor }) => visitor === 'trial',
    sessionIsOver: (_, { error }: { error: unknown }) => SESSION_IS_OVER.includes(apiErrorOf(error).code),
  },
}).createMachine({
  id: 'gate',
  initial: 'looking',
  context: { refusal: null },
  states: {
    /** Who wants to go on. */
    looking: {
      invoke: {
        src: 'look',
        onDone: [
          {
            guard: { type: 'guest', params: ({ event }) => ({ visitor: event.output }) },
            target: 'askingLogin',
          },
          {
            guard: { type: 'trial', params: ({ event }) => ({ visitor: event.output }) },
            target: 'needsAccount',
          },
          { target: 'passed' },
        ],
        onError: [
          {
            guard: { type: 'sessionIsOver', params: failureOf },
            target: 'askingLogin',
          },
          { target: 'refused', actions: assign(({ event }) => ({ refusal: apiErrorOf(event.error) })) },
        ],
      },
    },
    /** The log-in dialog takes over, and leads back. */
    askingLogin: { type: 'final', entry: 'askLogin' },
    /** A trial account is told what it lacks. */
    needsAccount: { on: { CONFIRM: 'openingAccount', DISMISS: 'dismissed' } },
    /** The trial's session is left for the registration. */
    openingAccount: { type: 'final', entry: 'openAccount' },
    /** The server could not be asked. */
    refused: {
      on: { RETRY: { target: 'looking', actions: assign({ refusal: null }) }, DISMISS: 'dismissed' },
    },
    passed: { type: 'final', entry: 'proceed' },
    dismissed: { type: 'final' },
  },
});
