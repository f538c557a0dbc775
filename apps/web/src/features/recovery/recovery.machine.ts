import { assign, setup } from 'xstate';
import type { requestResetLink, resetByCode, resetByLink } from '#libs/authentication/common/password.calls';
import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';
import { challengeOf, type VerificationEnd } from '../step-up/shared/verification';

export type RecoveryTab = 'email' | 'mobile';
export type LinkRequest = RequestOf<typeof requestResetLink>;
export type CodeReset = RequestOf<typeof resetByCode>;
export type LinkReset = RequestOf<typeof resetByLink>;

interface Context {
  tab: RecoveryTab;
  /** From the mail's link; `null` without one. */
  token: string | null;
  linkRequest: LinkRequest;
  codeReset: CodeReset;
  newPassword: string;
  /** The authenticator that is asked for before anything is set. */
  challenge: StepUpValue | null;
  session: SessionValue | null;
  refusal: ApiError | null;
}

type RecoveryEvent =
  | { type: 'TAB'; tab: RecoveryTab }
  | { type: 'ASK'; request: LinkRequest }
  | { type: 'RESET'; reset: CodeReset }
  | { type: 'SET'; newPassword: string }
  | { type: 'EDIT' | 'AGAIN' }
  | VerificationEnd;

/** A forgotten password: by a mail with a link, by a code to the mobile number, and what the link leads to. */
export const recoveryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecoveryEvent,
    input: {} as { tab: RecoveryTab; token: string | null },
  },
  actors: {
    askLink: providedActor<void, LinkRequest>('askLink'),
    resetByCode: providedActor<SessionValue, CodeReset>('resetByCode'),
    resetByLink: providedActor<void, LinkReset>('resetByLink'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    onMobile: ({ context }) => context.tab === 'mobile',
    byChoice: ({ event }) => event.type === 'NOT_VERIFIED' && event.refusal === null,
    mustVerify: (_, { error }: { error: unknown }) => challengeOf(error) !== null,
    linkIsOver: (_, { error }: { error: unknown }) => apiErrorOf(error).code === 'error_reset_link_invalid',
  },
  actions: {
    chooseTab: assign(({ event }) => (event.type === 'TAB' ? { tab: event.tab, refusal: null } : {})),
    storeRequest: assign(({ event }) => (event.type === 'ASK' ? { linkRequest: event.request } : {})),
    keepReset: assign(({ event }) => (event.type === 'RESET' ? { codeReset: event.reset } : {})),
    keepPassword: assign(({ event }) => (event.type === 'SET' ? { newPassword: event.newPassword } : {})),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
    forgetRefusal: assign({ refusal: null }),
    keepChallenge: assign((_, { error }: { error: unknown }) => ({
      challenge: challengeOf(error),
      refusal: null,
    })),
    forgetPassword: assign({ newPassword: '' }),
  },
}).createMachine({
  id: 'recovery',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    linkRequest: { username: '', email: '' },
    codeReset: { mobileNum: '', verificationCode: '', newPassword: '' },
    newPassword: '',
    challenge: null,
    session: null,
    refusal: null,
  }),
  states: {
    opening: {
      always: [
        { guard: 'hasToken', target: 'link' },
        { guard: 'onMobile', target: 'mobile' },
        { target: 'email' },
      ],
    },
    /** By a mail to the address of the account. */
    email: {
      initial: 'form',
      states: {
        form: {
          on: {
            ASK: { target: 'sending', actions: 'storeRequest' },
            TAB: { target: '#recovery.opening', actions: 'chooseTab' },
          },
        },
        sending: {
          invoke: {
            src: 'askLink',
            input: ({ context }) => context.linkRequest,
            onDone: { target: 'sent', actions: 'forgetRefusal' },
            onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
          },
        },
        refused: {
          on: {
            EDIT: { target: 'form', actions: 'forgetRefusal' },
            ASK: { target: 'sending', actions: 'storeRequest' },
            TAB: { target: '#recovery.opening', actions: 'chooseTab' },
          },
        },
        /** Said to everybody alike, whether a mail went out or not. */
        sent: { on: { AGAIN: 'form' } },
      },
    },
    /** By a code to the number of the account, with the new password at once. */
    mobile: {
      initial: 'form',
      states: {
        form: {
          on: {
            RESET: { target: 'submitting', actions: 'keepReset' },
            TAB: { target: '#recovery.opening', actions: 'chooseTab' },
          },
        },
        submitting: {
          invoke: {
            src: 'resetByCode',
            input: ({ context }) => context.codeReset,
            onDone: {
              target: '#recovery.recovered',
              actions: assign(({ event }) => ({ session: event.output })),
            },
            onError: [
              {
                guard: { type: 'mustVerify', params: failureOf },
                target: '#recovery.verifying',
                actions: { type: 'keepChallenge', params: failureOf },
              },
              { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
            ],
          },
        },
        refused: {
          on: {
            EDIT: { target: 'form', actions: 'forgetRefusal' },
            RESET: { target: 'submitting', actions: 'keepReset' },
            TAB: { target: '#recovery.opening', actions: 'chooseTab' },
          },
        },
      },
    },
    /** Whoever followed the mail's link chooses the new password. */
    link: {
      initial: 'form',
      states: {
        form: { on: { SET: { target: 'submitting', actions: 'keepPassword' } } },
        submitting: {
          invoke: {
            src: 'resetByLink',
            input: ({ context }) => ({ token: context.token ?? '', newPassword: context.newPassword }),
            onDone: { target: '#recovery.reset', actions: ['forgetRefusal', 'forgetPassword'] },
            onError: [
              {
                guard: { type: 'mustVerify', params: failureOf },
                target: '#recovery.verifying',
                actions: ['forgetPassword', { type: 'keepChallenge', params: failureOf }],
              },
              {
                guard: { type: 'linkIsOver', params: failureOf },
                target: 'over',
                actions: ['forgetPassword'],
              },
              { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
            ],
          },
        },
        refused: {
          on: {
            EDIT: { target: 'form', actions: 'forgetRefusal' },
            SET: { target: 'submitting', actions: 'keepPassword' },
          },
        },
        /** Used, too old, or replaced by a newer one: another may be asked for. */
        over: {
          on: {
            AGAIN: { target: '#recovery.opening', actions: assign({ token: null, refusal: null }) },
          },
        },
      },
    },
    /** Code or link are used up, and the authenticator is asked for; the password is set once that has proved it. */
    verifying: {
      on: {
        VERIFIED: {
          target: 'recovered',
          actions: assign(({ event }) => ({ session: event.session, challenge: null })),
        },
        NOT_VERIFIED: [
          { guard: 'hasToken', target: 'link.over', actions: assign({ challenge: null }) },
          { guard: 'byChoice', target: 'mobile.form', actions: assign({ challenge: null }) },
          {
            target: 'mobile.refused',
            actions: assign(({ event }) => ({ challenge: null, refusal: event.refusal })),
          },
        ],
      },
    },
    /** A session has begun. */
    recovered: { type: 'final' },
    /** The password is set; the log-in follows. */
    reset: { type: 'final' },
  },
});
