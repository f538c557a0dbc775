import { assign, setup } from 'xstate';
import type { OperatorSessionValue } from '#libs/authentication/common/operator.calls';

import { type ApiError, apiErrorOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';

export interface OperatorCredentials {
  account: string;
  password: string;
  code: string;
}

interface Context {
  credentials: OperatorCredentials;
  session: OperatorSessionValue | null;
  refusal: ApiError | null;
}

/** Log-in of an operator with a second factor. The call is injected, so that a test drives the flow without a server. */
export const operatorLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'SUBMIT'; credentials: OperatorCredentials } | { type: 'EDIT' },
  },
  actors: {
    submit: providedActor<OperatorSessionValue, OperatorCredentials>('submit'),
  },
  actions: {
    keep: assign(({ event }) => (event.type === 'SUBMIT' ? { credentials: event.credentials } : {})),
  },
}).createMachine({
  id: 'operator-login',
  initial: 'editing',
  context: { credentials: { account: '', password: '', code: '' }, session: null, refusal: null },
  states: {
    /** The person types. */
    editing: { on: { SUBMIT: { target: 'submitting', actions: 'keep' } } },
    /** The server checks account, password and code. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'loggedIn',
          actions: assign(({ event }) => ({ session: event.output, refusal: null })),
        },
        onError: {
          target: 'refused',
          actions: assign(({ event }) => ({ refusal: apiErrorOf(event.error) })),
        },
      },
    },
    /** The server said no, or nothing. The code may be spent. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        SUBMIT: { target: 'submitting', actions: 'keep' },
      },
    },
    /** The cookie is there. */
    loggedIn: { type: 'final' },
  },
});
