import { assign, fromPromise, setup } from 'xstate';
import type { ReceiptAnswer } from '#libs/cashier/common/withdrawal.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import type { UploadRefusal } from '../../ui/upload';

/** Why an image was not taken, or that none was chosen. */
export interface ImageTrouble {
  reason: UploadRefusal | 'missing';
  name: string;
}

/** One answer to one tranche. The same key again is the same answer. */
export interface SentAnswer {
  answer: ReceiptAnswer;
  images: File[];
  key: string;
}

interface Context extends Omit<SentAnswer, 'answer'> {
  /** What the chart allows now. */
  offered: ReceiptAnswer[];
  answer: ReceiptAnswer | null;
  trouble: ImageTrouble | null;
  refusal: ApiRefusal | null;
  newKey: () => string;
}

type ReceiptEvent =
  | { type: 'OFFER'; offered: ReceiptAnswer[] }
  | { type: 'CHOOSE'; answer: ReceiptAnswer }
  | { type: 'IMAGES'; images: File[] }
  | { type: 'IMAGE_REFUSED'; reason: UploadRefusal; name: string }
  | { type: 'SEND' }
  | { type: 'BACK' };

/** Whether a tranche arrived: asked, answered with proof where it did not, and sent. Effects are injected. */
export const receiptMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptEvent,
    input: {} as { offered: ReceiptAnswer[]; newKey: () => string },
  },
  actors: {
    send: fromPromise<void, SentAnswer>(() => Promise.reject(new Error('send is not provided'))),
  },
  guards: {
    offered: ({ context, event }) => event.type === 'CHOOSE' && context.offered.includes(event.answer),
    needsProof: ({ context }) => context.answer === 'not-received',
    hasProof: ({ context }) => context.images.length > 0,
  },
  actions: {
    takeImages: assign(({ context, event }) =>
      event.type === 'IMAGES'
        ? { images: event.images, trouble: null, refusal: null, key: context.newKey() }
        : {},
    ),
    tellTrouble: assign(({ event }) =>
      event.type === 'IMAGE_REFUSED' ? { trouble: { reason: event.reason, name: event.name } } : {},
    ),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({
    ...input,
    answer: null,
    images: [],
    key: input.newKey(),
    trouble: null,
    refusal: null,
  }),
  initial: 'asking',
  on: { OFFER: { actions: assign(({ event }) => ({ offered: event.offered })) } },
  states: {
    /** Has it arrived? */
    asking: {
      entry: assign({ answer: null, trouble: null, refusal: null }),
      on: {
        CHOOSE: {
          guard: 'offered',
          target: 'chosen',
          actions: assign(({ context, event }) => ({ answer: event.answer, key: context.newKey() })),
        },
      },
    },
    chosen: { always: [{ guard: 'needsProof', target: 'choosingImages' }, { target: 'confirming' }] },
    /** It has; there is no way back after this. */
    confirming: { on: { SEND: 'sending', BACK: 'asking' } },
    /** It has not, and one to three images show it. */
    choosingImages: {
      on: {
        IMAGES: { actions: 'takeImages' },
        IMAGE_REFUSED: { actions: 'tellTrouble' },
        SEND: [
          { guard: 'hasProof', target: 'sending' },
          { actions: assign({ trouble: { reason: 'missing', name: '' } }) },
        ],
        BACK: 'asking',
      },
    },
    /** On its way to the server. */
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          answer: context.answer ?? 'received',
          images: context.answer === 'not-received' ? context.images : [],
          key: context.key,
        }),
        onDone: 'done',
        onError: { target: 'refused', actions: assign(({ event }) => ({ refusal: refusalOf(event.error) })) },
      },
    },
    /** The server said no, or nothing. The same answer may be sent again, other images be chosen, or another answer. */
    refused: {
      on: {
        SEND: 'sending',
        IMAGES: { target: 'choosingImages', actions: 'takeImages' },
        IMAGE_REFUSED: { actions: 'tellTrouble' },
        BACK: 'asking',
      },
    },
    /** The server has taken the answer. */
    done: { type: 'final' },
  },
});
