import { assign, setup } from 'xstate';
import type { login, SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';
import { isRestricted } from '../../data/session/enter-session';
import { challengeOf, type VerificationEnd } from '../step-up/shared/verification';

/** By user name and password, or by a mobile number and the code sent to it. */
export type LoginMode = 'username' | 'sms';
export type Credentials = RequestOf<typeof login>;

interface Context {
  mode: LoginMode;
  /** The last one that was sent; in memory only. */
  credentials: Credentials | null;
  /** A captcha is asked for from now on. */
  captcha: boolean;
  /** How the person may prove who it is, where the server wants that. */
  challenge: StepUpValue | null;
  session: SessionValue | null;
  refusal: ApiError | null;
}

type LoginEvent =
  | { type: 'MODE'; mode: LoginMode }
  | { type: 'SUBMIT'; credentials: Credentials }
  | { type: 'EDIT' | 'CLOSE' }
  | VerificationEnd;

const CAPTCHA_CODES = new Set(['error_captcha_required', 'error_captcha_wrong']);

const asksCaptcha = ({ code, detail }: ApiError): boolean =>
  CAPTCHA_CODES.has(code) || (detail.value as { captcha?: unknown } | null | undefined)?.captcha === true;

/** Log-in. The call is injected, so that a test drives the flow without a server. */
export const loginMachine = setup({
  types: { context: {} as Context, events: {} as LoginEvent },
  actors: {
    submit: providedActor<SessionValue, Credentials | null>('submit'),
  },
  guards: {
    mustChangePassword: ({ context }) => context.session !== null && isRestricted(context.session),
    byChoice: ({ event }) => event.type === 'NOT_VERIFIED' && event.refusal === null,
    mustVerify: (_, { error }: { error: unknown }) => challengeOf(error) !== null,
  },
  actions: {
    storeCredentials: assign(({ event }) =>
      event.type === 'SUBMIT' ? { credentials: event.credentials } : {},
    ),
    chooseMode: assign(({ event }) => (event.type === 'MODE' ? { mode: event.mode, refusal: null } : {})),
    keepSession: assign((_, { session }: { session: SessionValue }) => ({ session, refusal: null })),
    keepChallenge: assign((_, { error }: { error: unknown }) => ({
      challenge: challengeOf(error),
      refusal: null,
    })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refusal = apiErrorOf(error);
      return { refusal, captcha: context.captcha || asksCaptcha(refusal) };
    }),
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  context: {
    mode: 'username',
    credentials: null,
    captcha: false,
    challenge: null,
    session: null,
    refusal: null,
  },
  on: { CLOSE: '.closed' },
  states: {
    /** The person types. */
    editing: {
      on: { SUBMIT: { target: 'submitting', actions: 'storeCredentials' }, MODE: { actions: 'chooseMode' } },
    },
    /** The server checks name and password, or number and code. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'entered',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
        },
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
        SUBMIT: { target: 'submitting', actions: 'storeCredentials' },
      },
    },
    /** An unknown address, or an authenticator that is on: the further check takes over. */
    verifying: {
      on: {
        VERIFIED: {
          target: 'entered',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
        },
        NOT_VERIFIED: [
          { guard: 'byChoice', target: 'editing', actions: assign({ challenge: null }) },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ challenge: null, refusal: event.refusal })),
          },
        ],
      },
    },
    /** The server opened a session: for everything, or for less. */
    entered: {
      always: [{ guard: 'mustChangePassword', target: 'restricted' }, { target: 'loggedIn' }],
    },
    /** The session is good for changing the password, and for leaving. */
    restricted: { type: 'final' },
    /** A session has begun. */
    loggedIn: { type: 'final' },
    closed: { type: 'final' },
  },
});
