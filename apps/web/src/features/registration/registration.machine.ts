import { assign, setup } from 'xstate';
import type { register, registerMobile } from '#libs/authentication/common/registration.calls';
import type { RegistrationMode } from '#libs/authentication/common/registration-form';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';
import type { PhoneCheckRequest } from './phone-check';

type RegistrationFields = RequestOf<typeof register> & RequestOf<typeof registerMobile>;

/** A filled form, and what has to be proved before it is sent. */
export interface RegistrationRequest {
  mode: RegistrationMode;
  fields: Partial<RegistrationFields>;
  /** Names of the fields that name an inviter. */
  invitations: InvitationField[];
  /** The browser proves that no program fills the form. */
  botCheck: boolean;
  /** The check of the mobile number by a third party, where one proves it. */
  phoneCheck: PhoneCheckRequest | null;
}

export const INVITATION_FIELDS = ['recommenderId', 'affiliateCode', 'referralCode'] as const;
export type InvitationField = (typeof INVITATION_FIELDS)[number];

/** What was proved for the form that is under way. */
export interface RegistrationProof {
  invited: boolean;
  botCheck?: string;
  idToken?: string;
}

interface Context {
  request: RegistrationRequest | null;
  proof: RegistrationProof;
  /** Fields whose codes lead to no inviter. */
  unknownInviters: InvitationField[];
  /** A refusal asked for a captcha. */
  captcha: boolean;
  session: SessionValue | null;
  refusal: ApiError | null;
}

type RegistrationEvent =
  | { type: 'SUBMIT'; request: RegistrationRequest }
  | { type: 'EDIT' }
  /** The warning was read. */
  | { type: 'CONFIRM' }
  /** The person gave up on the third party. */
  | { type: 'CANCEL' };

const NOTHING: RegistrationProof = { invited: false };
const CAPTCHA_CODES = ['error_captcha_required', 'error_captcha_wrong'];
/** Registration in both modes. The effects are injected, so that a test drives the flow without a server. */
export const registrationMachine = setup({
  types: { context: {} as Context, events: {} as RegistrationEvent },
  actors: {
    /** Gives the fields whose codes lead to nobody. */
    checkInvitations: providedActor<InvitationField[], RegistrationRequest | null>('checkInvitations'),
    proveBrowser: providedActor<string>('proveBrowser'),
    provePhone: providedActor<string, RegistrationRequest | null>('provePhone'),
    submit: providedActor<SessionValue, { request: RegistrationRequest | null; proof: RegistrationProof }>(
      'submit',
    ),
  },
  guards: {
    namesInviter: ({ context: { request, proof } }) =>
      !proof.invited && (request?.invitations.length ?? 0) > 0,
    provesBrowser: ({ context: { request, proof } }) => request?.botCheck === true && !proof.botCheck,
    provesPhone: ({ context: { request, proof } }) => Boolean(request?.phoneCheck) && !proof.idToken,
    allKnown: (_, { unknown }: { unknown: InvitationField[] }) => unknown.length === 0,
    wantsBrowserProved: ({ context }, { error }: { error: unknown }) =>
      apiErrorOf(error).code === 'error_bot_check_required' && !context.proof.botCheck,
  },
  actions: {
    storeRequest: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { request: event.request, proof: NOTHING, unknownInviters: [], refusal: null }
        : {},
    ),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refusal = apiErrorOf(error);
      return { refusal, captcha: context.captcha || CAPTCHA_CODES.includes(refusal.code) };
    }),
    wantBrowserProved: assign(({ context }) => ({
      request: context.request && { ...context.request, botCheck: true },
    })),
  },
}).createMachine({
  id: 'registration',
  initial: 'editing',
  context: {
    request: null,
    proof: NOTHING,
    unknownInviters: [],
    captcha: false,
    session: null,
    refusal: null,
  },
  states: {
    /** The person fills the form; the rules of the server are checked field by field. */
    editing: {
      on: {
        EDIT: { actions: assign({ unknownInviters: [] }) },
        SUBMIT: { target: 'deciding', actions: 'storeRequest' },
      },
    },
    /** What is to be proved next. */
    deciding: {
      always: [
        { guard: 'namesInviter', target: 'checkingInvitations' },
        { guard: 'provesBrowser', target: 'checkingHuman' },
        { guard: 'provesPhone', target: 'provingPhone' },
        { target: 'submitting' },
      ],
    },
    checkingInvitations: {
      invoke: {
        src: 'checkInvitations',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'allKnown', params: ({ event }) => ({ unknown: event.output }) },
            target: 'deciding',
            actions: assign(({ context }) => ({ proof: { ...context.proof, invited: true } })),
          },
          { target: 'warned', actions: assign(({ event }) => ({ unknownInviters: event.output })) },
        ],
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** A code leads to no inviter; nothing was sent. */
    warned: { on: { CONFIRM: 'editing' } },
    /** The browser solves a proof of work. */
    checkingHuman: {
      invoke: {
        src: 'proveBrowser',
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => ({ proof: { ...context.proof, botCheck: event.output } })),
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** A third party asks for the mobile number in a window of its own. */
    provingPhone: {
      on: { CANCEL: 'editing' },
      invoke: {
        src: 'provePhone',
        input: ({ context }) => context.request,
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => ({ proof: { ...context.proof, idToken: event.output } })),
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** The server opens the account. */
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { request, proof } }) => ({ request, proof }),
        onDone: { target: 'registered', actions: assign(({ event }) => ({ session: event.output })) },
        onError: [
          {
            guard: { type: 'wantsBrowserProved', params: failureOf },
            target: 'deciding',
            actions: 'wantBrowserProved',
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
        ],
      },
    },
    /** The server said no: the reasons stand under their fields, or above the button. */
    refused: {
      on: {
        EDIT: { target: 'editing', actions: assign({ refusal: null }) },
        SUBMIT: { target: 'deciding', actions: 'storeRequest' },
      },
    },
    /** The account is open and a session has begun. */
    registered: { type: 'final' },
  },
});
