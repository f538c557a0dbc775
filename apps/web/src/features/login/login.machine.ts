import { assign, fromPromise, setup } from 'xstate';
import type { login, SessionValue, StepUpValue } from '#libs/identity/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiRefusal, failureOf, refusalOf } from '../../api/refusal';
import { isRestricted } from '../session/enter-session';

/** By user name and password, or by a mobile number and the code sent to it. */
export type LoginMode = 'username' | 'sms';
export type LoginOrder = RequestOf<typeof login>;

interface Context {
  mode: LoginMode;
  /** The last one that was sent; in memory only. */
  order: LoginOrder | null;
  /** A captcha is asked for from now on. */
  captcha: boolean;
  /** How the person may prove who it is, where the server wants that. */
  challenge: StepUpValue | null;
  session: SessionValue | null;
  refusal: ApiRefusal | null;
}

type LoginEvent =
  | { type: 'MODE'; mode: LoginMode }
  | { type: 'SUBMIT'; order: LoginOrder }
  | { type: 'EDIT' | 'CLOSE' }
  | { type: 'VERIFIED'; session: SessionValue }
  /** The further check is over without a session; with the reason where that was not by choice. */
  | { type: 'NOT_VERIFIED'; refusal: ApiRefusal | null };

const CAPTCHA_CODES = new Set(['error_captcha_required', 'error_captcha_wrong']);

const asksCaptcha = ({ code, detail }: ApiRefusal): boolean =>
  CAPTCHA_CODES.has(code) || (detail.value as { captcha?: unknown } | null | undefined)?.captcha === true;

/** Log-in. The call is injected, so that a test drives the flow without a server. */
export const loginMachine = setup({
  types: { context: {} as Context, events: {} as LoginEvent },
  actors: {
    submit: fromPromise<SessionValue, LoginOrder | null>(() =>
      Promise.reject(new Error('submit is not provided')),
    ),
  },
  guards: {
    mustChangePassword: (_, { session }: { session: SessionValue }) => isRestricted(session),
    byChoice: ({ event }) => event.type === 'NOT_VERIFIED' && event.refusal === null,
    mustVerify: (_, { error }: { error: unknown }) => refusalOf(error).code === 'error_verification_required',
  },
  actions: {
    keepOrder: assign(({ event }) => (event.type === 'SUBMIT' ? { order: event.order } : {})),
    chooseMode: assign(({ event }) => (event.type === 'MODE' ? { mode: event.mode, refusal: null } : {})),
    keepSession: assign((_, { session }: { session: SessionValue }) => ({ session, refusal: null })),
    keepChallenge: assign((_, { error }: { error: unknown }) => ({
      challenge: refusalOf(error).detail.value as StepUpValue,
      refusal: null,
    })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refusal = refusalOf(error);
      return { refusal, captcha: context.captcha || asksCaptcha(refusal) };
    }),
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  context: {
    mode: 'username',
    order: null,
    captcha: false,
    challenge: null,
    session: null,
    refusal: null,
  },
  on: { CLOSE: '.closed' },
  states: {
    /** The person types. */
    editing: {
      on: { SUBMIT: { target: 'submitting', actions: 'keepOrder' }, MODE: { actions: 'chooseMode' } },
    },
    /** The server checks name and password, or number and code. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: { type: 'mustChangePassword', params: ({ event }) => ({ session: event.output }) },
            target: 'restricted',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          {
            target: 'loggedIn',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'mustVerify', params: failureOf },
            target: 'verifying',
            actions: { type: 'keepChallenge', params: failureOf },
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
        ],
      },
    },
    /** The server said no, or nothing; the words say which. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        MODE: { target: 'editing', actions: 'chooseMode' },
        SUBMIT: { target: 'submitting', actions: 'keepOrder' },
      },
    },
    /** An unknown address, or an authenticator that is on: the further check takes over. */
    verifying: {
      on: {
        VERIFIED: [
          {
            guard: { type: 'mustChangePassword', params: ({ event }) => ({ session: event.session }) },
            target: 'restricted',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
          },
          {
            target: 'loggedIn',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
          },
        ],
        NOT_VERIFIED: [
          {
            guard: 'byChoice',
            target: 'editing',
            actions: assign({ challenge: null }),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ challenge: null, refusal: event.refusal })),
          },
        ],
      },
    },
    /** The session is good for changing the password, and for leaving. */
    restricted: { type: 'final' },
    /** A session has begun. */
    loggedIn: { type: 'final' },
    closed: { type: 'final' },
  },
});
