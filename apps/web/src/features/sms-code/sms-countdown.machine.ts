import { assign, setup } from 'xstate';
import type { SentCode } from '#libs/verification/common/code-fields';
import { type ApiError, apiErrorOf, failureOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';

export interface CodeRequest {
  /** The number or address, as it was typed. */
  target: string;
  /** The solved check of the browser, where the call wants one. */
  proof: string | undefined;
}

export interface Waiting {
  /** When the next code may be asked for: server time, ISO 8601; `null` where that is now. */
  expiresAt: string | null;
}

interface Context extends CodeRequest, Waiting {
  refusal: ApiError | null;
}

type CountdownEvent = { type: 'TARGET'; target: string } | { type: 'SEND' };

/** The button that sends a code: when it may be pressed, what it waits for, and why it was refused. Effects are injected. */
export const smsCountdownMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CountdownEvent,
    input: {} as { target: string },
  },
  actors: {
    checkNumber: providedActor<void, CodeRequest>('checkNumber'),
    proveHuman: providedActor<string | undefined, CodeRequest>('proveHuman'),
    send: providedActor<SentCode, CodeRequest>('send'),
    /** Whether a code was sent to this target a moment ago. */
    recall: providedActor<Waiting, CodeRequest>('recall'),
    /** Ends at that moment, by the server's clock. */
    countDown: providedActor<void, string | null>('countDown'),
  },
  guards: { mustWait: (_, { expiresAt }: Waiting) => expiresAt !== null },
  actions: {
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
    takeTarget: assign(({ event }) => (event.type === 'TARGET' ? { target: event.target } : {})),
  },
  /** A refused press is not followed by another one at once, in milliseconds. */
  delays: { throttle: 1000 },
}).createMachine({
  id: 'sms-countdown',
  initial: 'recalling',
  context: ({ input }) => ({ ...input, proof: undefined, expiresAt: null, refusal: null }),
  states: {
    /** Was a code sent to this target a moment ago? */
    recalling: {
      entry: assign({ proof: undefined, expiresAt: null, refusal: null }),
      invoke: {
        src: 'recall',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'counting',
            actions: assign(({ event }) => event.output),
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
      on: { TARGET: { target: 'recalling', actions: 'takeTarget', reenter: true } },
    },
    /** The button may be pressed. */
    idle: { on: { SEND: 'checkingNumber', TARGET: { target: 'recalling', actions: 'takeTarget' } } },
    checkingNumber: {
      invoke: {
        src: 'checkNumber',
        input: ({ context }) => context,
        onDone: 'humanCheck',
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** The browser proves that it is no machine that sends by the thousand. */
    humanCheck: {
      invoke: {
        src: 'proveHuman',
        input: ({ context }) => context,
        onDone: { target: 'sending', actions: assign(({ event }) => ({ proof: event.output })) },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: {
          target: 'counting',
          actions: assign(({ event }) => ({ expiresAt: event.output.expiresAt, refusal: null })),
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    /** A code is on its way; the next one has to wait. */
    counting: {
      invoke: {
        src: 'countDown',
        input: ({ context }) => context.expiresAt,
        onDone: { target: 'idle', actions: assign({ expiresAt: null }) },
      },
      on: { TARGET: { target: 'recalling', actions: 'takeTarget' } },
    },
    /** The number is wrong, or no code went out; the words say why. */
    refused: {
      initial: 'resting',
      on: { TARGET: { target: 'recalling', actions: 'takeTarget' } },
      states: {
        resting: { after: { throttle: 'ready' } },
        ready: { on: { SEND: '#sms-countdown.checkingNumber' } },
      },
    },
  },
});
