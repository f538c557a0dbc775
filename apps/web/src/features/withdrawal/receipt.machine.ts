import { assign, setup } from 'xstate';
import type { ReceiptAnswer } from '#libs/cashier/common/withdrawal.calls';
import { type ApiError, apiErrorOf } from '../../data/calls/api-error';
import { providedActor } from '../../data/provided-actor';
import type { UploadRefusal } from '../../ui/forms/upload';

/** Why an image was refused before it was sent, or that none was chosen. */
export interface ImageError {
  reason: UploadRefusal | 'missing';
  name: string;
}

/** An answer as it is sent. There are images with "not received" alone. */
export interface AnswerToSend {
  answer: ReceiptAnswer;
  images: File[];
}

interface Context {
  /** What the withdrawal's state allows now. */
  allowedAnswers: ReceiptAnswer[];
  /** The chosen one; `null` while the question is asked. */
  answer: ReceiptAnswer | null;
  images: File[];
  imageError: ImageError | null;
  error: ApiError | null;
}

type ReceiptEvent =
  | { type: 'ALLOWED_ANSWERS_CHANGED'; allowedAnswers: ReceiptAnswer[] }
  | { type: 'CHOOSE'; answer: ReceiptAnswer }
  | { type: 'IMAGES'; images: File[] }
  | { type: 'IMAGE_REFUSED'; reason: UploadRefusal; name: string }
  | { type: 'SEND' }
  | { type: 'BACK' };

/** Asks whether a payout arrived, takes images if it did not, and sends the answer. `send` is injected. */
export const receiptMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptEvent,
    input: {} as { allowedAnswers: ReceiptAnswer[] },
  },
  actors: {
    send: providedActor<void, AnswerToSend>('send'),
  },
  guards: {
    saysReceived: ({ context, event }) =>
      event.type === 'CHOOSE' &&
      event.answer !== 'not-received' &&
      context.allowedAnswers.includes(event.answer),
    saysNotReceived: ({ context, event }) =>
      event.type === 'CHOOSE' &&
      event.answer === 'not-received' &&
      context.allowedAnswers.includes(event.answer),
    hasImages: ({ context }) => context.images.length > 0,
  },
  actions: {
    setAnswer: assign(({ event }) => (event.type === 'CHOOSE' ? { answer: event.answer } : {})),
    setImages: assign(({ event }) =>
      event.type === 'IMAGES' ? { images: event.images, imageError: null, error: null } : {},
    ),
    setImageError: assign(({ event }) =>
      event.type === 'IMAGE_REFUSED' ? { imageError: { reason: event.reason, name: event.name } } : {},
    ),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({
    ...input,
    answer: null,
    images: [],
    imageError: null,
    error: null,
  }),
  initial: 'asking',
  on: {
    ALLOWED_ANSWERS_CHANGED: {
      actions: assign(({ event }) => ({ allowedAnswers: event.allowedAnswers })),
    },
  },
  states: {
    asking: {
      entry: assign({ answer: null, imageError: null, error: null }),
      on: {
        CHOOSE: [
          { guard: 'saysReceived', target: 'confirming', actions: 'setAnswer' },
          { guard: 'saysNotReceived', target: 'choosingImages', actions: 'setAnswer' },
        ],
      },
    },
    /** The payout arrived. Nothing can be changed once this is sent. */
    confirming: { on: { SEND: 'sending', BACK: 'asking' } },
    /** The payout did not arrive; one to three images are needed. */
    choosingImages: {
      on: {
        IMAGES: { actions: 'setImages' },
        IMAGE_REFUSED: { actions: 'setImageError' },
        SEND: [
          { guard: 'hasImages', target: 'sending' },
          { actions: assign({ imageError: { reason: 'missing', name: '' } }) },
        ],
        BACK: 'asking',
      },
    },
    sending: {
      // An image that was refused before would hide what the server says of those that were sent.
      entry: assign({ imageError: null }),
      invoke: {
        src: 'send',
        input: ({ context: { answer, images } }) => {
          if (answer === null) throw new Error('nothing was chosen');
          return { answer, images: answer === 'not-received' ? images : [] };
        },
        onDone: 'done',
        onError: {
          target: 'refused',
          actions: assign(({ event }) => ({ error: apiErrorOf(event.error) })),
        },
      },
    },
    /** The server refused the answer, or did not reply. The member may send it again, choose other images, or go back. */
    refused: {
      on: {
        SEND: 'sending',
        IMAGES: { target: 'choosingImages', actions: 'setImages' },
        IMAGE_REFUSED: { actions: 'setImageError' },
        BACK: 'asking',
      },
    },
    done: { type: 'final' },
  },
});
