import { assign, setup } from 'xstate';
import type { confirmTotp, startTotp } from '#libs/authentication/common/security.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';

export type TotpSecret = ValueOf<typeof startTotp>;
type Confirmed = ValueOf<typeof confirmTotp>;

interface Context {
  password: string;
  code: string;
  secret: TotpSecret | null;
  /** Shown this once. */
  recoveryCodes: string[];
  refusal: ApiError | null;
}

type Event =
  | { type: 'START'; password: string }
  | { type: 'CONFIRM'; code: string }
  | { type: 'EDIT' }
  | { type: 'KEPT' };

/** Switches an authenticator on: the password again, its secret, one of its codes, and the recovery codes. */
export const authenticatorMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    start: providedActor<TotpSecret, { password: string }>('start'),
    confirm: providedActor<Confirmed, { code: string }>('confirm'),
  },
  actions: {
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
    forgetRefusal: assign({ refusal: null }),
    keepPassword: assign(({ event }) => (event.type === 'START' ? { password: event.password } : {})),
    keepCode: assign(({ event }) => (event.type === 'CONFIRM' ? { code: event.code } : {})),
  },
}).createMachine({
  id: 'authenticator',
  initial: 'asking',
  context: { password: '', code: '', secret: null, recoveryCodes: [], refusal: null },
  states: {
    /** The person types the log-in password again. */
    asking: {
      on: {
        START: { target: 'starting', actions: 'keepPassword' },
        EDIT: { actions: 'forgetRefusal' },
      },
    },
    /** The server makes a secret. */
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => ({ password: context.password }),
        onDone: {
          target: 'showing',
          actions: assign(({ event }) => ({ secret: event.output, password: '', refusal: null })),
        },
        onError: { target: 'asking', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** The secret is on show; the authenticator answers with a code. */
    showing: {
      on: {
        CONFIRM: { target: 'confirming', actions: 'keepCode' },
        EDIT: { actions: 'forgetRefusal' },
      },
    },
    /** The server checks the code. */
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'active',
          actions: assign(({ event }) => ({
            recoveryCodes: event.output.recoveryCodes,
            secret: null,
            refusal: null,
          })),
        },
        onError: { target: 'showing', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** It is on. The recovery codes are shown this once. */
    active: { on: { KEPT: 'kept' } },
    kept: { type: 'final' },
  },
});
