import { assign, setup } from 'xstate';
import type { SessionValue, StepUpValue, verifyLogin } from '#libs/authentication/common/session.calls';
import type { StepUpMethod } from '#libs/authentication/common/step-up-methods';
import type { RequestOf } from '#libs/platform/common/call';
import type { SentCode } from '#libs/verification/common/code-fields';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';

export type Proof = RequestOf<typeof verifyLogin>;

interface Context {
  challenge: StepUpValue;
  method: StepUpMethod | null;
  code: string;
  /** The last code of each method. */
  sent: Partial<Record<StepUpMethod, SentCode>>;
  session: SessionValue | null;
  refusal: ApiError | null;
}

type StepUpEvent =
  | { type: 'CHOOSE'; method: StepUpMethod }
  | { type: 'SUBMIT'; code: string }
  | { type: 'SEND' | 'EDIT' | 'BACK' | 'CANCEL' };

const needsMessage = (method: StepUpMethod | null) => method === 'mobile' || method === 'email';

/** After these nothing can be proved any more: the log-in begins anew. */
const OVER = new Set(['error_challenge_ended', 'error_login_locked']);

/** Proves who logs in from an unknown address, by one of the methods that the server offers. Effects are injected. */
export const stepUpMachine = setup({
  types: {
    context: {} as Context,
    events: {} as StepUpEvent,
    input: {} as { challenge: StepUpValue },
  },
  actors: {
    sendCode: providedActor<SentCode, Proof>('sendCode'),
    verify: providedActor<SessionValue, Proof>('verify'),
  },
  guards: {
    needsMessage: ({ context, event }) =>
      needsMessage(event.type === 'CHOOSE' ? event.method : context.method),
    /** Whether the next code has to wait for the one that was sent. */
    mustWait: (_, sent: SentCode | undefined) => sent !== undefined,
    isOver: (_, { error }: { error: unknown }) => OVER.has(apiErrorOf(error).code),
  },
  actions: {
    keepMethod: assign(({ event }) =>
      event.type === 'CHOOSE' ? { method: event.method, refusal: null } : {},
    ),
    keepCode: assign(({ event }) => (event.type === 'SUBMIT' ? { code: event.code } : {})),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
    forgetRefusal: assign({ refusal: null }),
  },
  /** A refused press is not followed by another one at once, in milliseconds. */
  delays: { throttle: 1000 },
}).createMachine({
  id: 'step-up',
  initial: 'choosing',
  context: ({ input }) => ({
    challenge: input.challenge,
    method: null,
    code: '',
    sent: {},
    session: null,
    refusal: null,
  }),
  states: {
    /** How shall it be proved? */
    choosing: {
      entry: 'forgetRefusal',
      on: {
        CHOOSE: [
          {
            guard: { type: 'mustWait', params: ({ context, event }) => context.sent[event.method] },
            target: 'entering',
            actions: 'keepMethod',
          },
          { guard: 'needsMessage', target: 'sending', actions: 'keepMethod' },
          { target: 'entering', actions: 'keepMethod' },
        ],
        CANCEL: 'ended',
      },
    },
    /** A code goes to the number or address that the server knows. */
    sending: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => proofOf(context),
        onDone: {
          target: 'entering',
          actions: assign(({ context, event }) => ({
            sent: { ...context.sent, [context.method ?? 'mobile']: event.output },
            refusal: null,
          })),
        },
        onError: [
          {
            guard: { type: 'isOver', params: failureOf },
            target: 'ended',
            actions: { type: 'keepRefusal', params: failureOf },
          },
          { target: 'unsent', actions: { type: 'keepRefusal', params: failureOf } },
        ],
      },
    },
    /** No code went out; the words say why. One that came before is still good. */
    unsent: {
      initial: 'resting',
      on: {
        SUBMIT: { target: 'verifying', actions: 'keepCode' },
        BACK: 'choosing',
        CANCEL: { target: 'ended', actions: 'forgetRefusal' },
      },
      states: {
        resting: { after: { throttle: 'ready' } },
        ready: { on: { SEND: '#step-up.sending' } },
      },
    },
    /** The person types the code, or the name. */
    entering: {
      on: {
        SUBMIT: { target: 'verifying', actions: 'keepCode' },
        SEND: { guard: 'needsMessage', target: 'sending' },
        BACK: 'choosing',
        CANCEL: 'ended',
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context }) => proofOf(context),
        onDone: { target: 'passed', actions: assign(({ event }) => ({ session: event.output })) },
        onError: [
          {
            guard: { type: 'isOver', params: failureOf },
            target: 'ended',
            actions: { type: 'keepRefusal', params: failureOf },
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
        ],
      },
    },
    /** The code was wrong; a few tries are left. */
    refused: {
      on: {
        EDIT: { target: 'entering', actions: 'forgetRefusal' },
        SUBMIT: { target: 'verifying', actions: 'keepCode' },
        SEND: { guard: 'needsMessage', target: 'sending' },
        BACK: 'choosing',
        CANCEL: { target: 'ended', actions: 'forgetRefusal' },
      },
    },
    /** A session has begun. */
    passed: { type: 'final' },
    /** Given up, or no try is left. */
    ended: { type: 'final' },
  },
});

const proofOf = ({ challenge, method, code }: Context): Proof => ({
  challengeId: challenge.challengeId,
  method: method ?? 'totp',
  code,
});
