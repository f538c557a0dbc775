import { assign, fromPromise, setup } from 'xstate';
import type { OperatorSessionValue } from '#libs/identity/common/operator.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

export interface OperatorCredentials {
  account: string;
  password: string;
  code: string;
}

interface Context {
  credentials: OperatorCredentials;
  session: OperatorSessionValue | null;
  refusal: ApiRefusal | null;
}

/** Log-in of an operator with a second factor. The call is injected, so that a test drives the flow without a server. */
export const operatorLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'SUBMIT'; credentials: OperatorCredentials } | { type: 'EDIT' },
  },
  actors: {
    submit: fromPromise<OperatorSessionValue, OperatorCredentials>(() =>
      Promise.reject(new Error('submit is not provided')),
    ),
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
        onError: { target: 'refused', actions: assign(({ event }) => ({ refusal: refusalOf(event.error) })) },
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
