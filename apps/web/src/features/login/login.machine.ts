import { assign, fromPromise, setup } from 'xstate';
import type { SessionValue } from '#libs/identity/common/session.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

export interface Credentials {
  username: string;
  password: string;
}

interface Context {
  credentials: Credentials;
  session: SessionValue | null;
  refusal: ApiRefusal | null;
}

/** Log-in by user name. The call is injected, so that a test drives the flow without a server. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'SUBMIT'; credentials: Credentials } | { type: 'EDIT' } | { type: 'CLOSE' },
  },
  actors: {
    submit: fromPromise<SessionValue, Credentials>(() => Promise.reject(new Error('submit is not provided'))),
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  context: { credentials: { username: '', password: '' }, session: null, refusal: null },
  on: { CLOSE: '.closed' },
  states: {
    /** The person types. */
    editing: {
      on: {
        SUBMIT: {
          target: 'submitting',
          actions: assign(({ event }) => ({ credentials: event.credentials })),
        },
      },
    },
    /** The server checks name and password. */
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
    /** The server said no, or nothing; the words say which. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        SUBMIT: {
          target: 'submitting',
          actions: assign(({ event }) => ({ credentials: event.credentials })),
        },
      },
    },
    /** A session has begun. */
    loggedIn: { type: 'final' },
    closed: { type: 'final' },
  },
});
