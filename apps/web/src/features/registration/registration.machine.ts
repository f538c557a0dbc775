import { assign, fromPromise, setup } from 'xstate';
import type { register } from '#libs/identity/common/registration.calls';
import type { SessionValue } from '#libs/identity/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

export type Registration = RequestOf<typeof register>;

interface Context {
  form: Registration | null;
  session: SessionValue | null;
  refusal: ApiRefusal | null;
}

/** Registration by user name. The call is injected. */
export const registrationMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'SUBMIT'; form: Registration } | { type: 'EDIT' } },
  actors: {
    submit: fromPromise<SessionValue, Registration | null>(() =>
      Promise.reject(new Error('submit is not provided')),
    ),
  },
}).createMachine({
  id: 'registration',
  initial: 'editing',
  context: { form: null, session: null, refusal: null },
  states: {
    /** The person fills the form; the rules of the server are checked field by field. */
    editing: {
      on: { SUBMIT: { target: 'submitting', actions: assign(({ event }) => ({ form: event.form })) } },
    },
    /** The server opens the account. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context.form,
        onDone: {
          target: 'registered',
          actions: assign(({ event }) => ({ session: event.output, refusal: null })),
        },
        onError: { target: 'refused', actions: assign(({ event }) => ({ refusal: refusalOf(event.error) })) },
      },
    },
    /** The server said no: the reasons stand under their fields, or above the button. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        SUBMIT: { target: 'submitting', actions: assign(({ event }) => ({ form: event.form })) },
      },
    },
    /** The account is open and a session has begun. */
    registered: { type: 'final' },
  },
});
