import { assign, setup } from 'xstate';
import type { changePassword } from '#libs/authentication/common/password.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';

export type PasswordChange = RequestOf<typeof changePassword>;

interface Context {
  form: PasswordChange;
  /** The password until now, where the log-in has just been given it; it is asked for otherwise. */
  heldPassword: string | null;
  refusal: ApiError | null;
}

/** A change of the log-in password, by choice or because it must be. Effects are injected. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'SUBMIT'; form: PasswordChange } | { type: 'EDIT' } | { type: 'LEAVE' },
    input: {} as { heldPassword: string | null },
  },
  actors: {
    change: providedActor<void, PasswordChange>('change'),
    leave: providedActor<void>('leave'),
  },
  actions: {
    keepForm: assign(({ event }) => (event.type === 'SUBMIT' ? { form: event.form } : {})),
    /** A password that is wrong by now has to be typed. */
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refusal = apiErrorOf(error);
      const { heldPassword } = context;
      return { refusal, heldPassword: refusal.code === 'error_password_wrong' ? null : heldPassword };
    }),
  },
}).createMachine({
  id: 'password-change',
  initial: 'editing',
  context: ({ input }) => ({
    heldPassword: input.heldPassword,
    form: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    refusal: null,
  }),
  states: {
    /** The person types. */
    editing: { on: { SUBMIT: { target: 'submitting', actions: 'keepForm' }, LEAVE: 'leaving' } },
    /** The server changes it, and ends the other sessions. */
    submitting: {
      invoke: {
        src: 'change',
        input: ({ context }) => ({
          ...context.form,
          oldPassword: context.heldPassword ?? context.form.oldPassword,
        }),
        onDone: { target: 'changed', actions: assign({ refusal: null }) },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** The server said no: the reason stands under its field, or above the button. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        SUBMIT: { target: 'submitting', actions: 'keepForm' },
        LEAVE: 'leaving',
      },
    },
    /** Rather than change it the person logs out. Where the server cannot be reached, the tab forgets the session all the same. */
    leaving: { invoke: { src: 'leave', onDone: 'left', onError: 'left' } },
    changed: { type: 'final' },
    left: { type: 'final' },
  },
});
