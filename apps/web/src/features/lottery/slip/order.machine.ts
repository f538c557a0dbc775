import { assign, setup } from 'xstate';
import type { placeTicket } from '#libs/lottery/common/tickets.calls';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, failureOf, NETWORK_ERROR } from '../../../data/calls/api-error';
import { providedActor } from '../../../data/provided-actor';

export type TicketOrder = InputOf<typeof placeTicket>;
export type BoughtTicket = ValueOf<typeof placeTicket>;

/** What happens to the page when a ticket is bought: the slip is emptied, or the picks are. */
export type OrderSource = 'slip' | 'picks';

interface Context {
  order: TicketOrder | null;
  source: OrderSource;
  ticket: BoughtTicket | null;
  refusal: ApiError | null;
}

type OrderEvent =
  | { type: 'SEND'; order: TicketOrder; source: OrderSource }
  | { type: 'ASK_AGAIN' | 'DISMISS' };

/**
 * Buys one ticket at a time. While nobody knows whether the server took an order, no other one is sent: the same is asked for
 * again under the same key, by itself and by a press, until there is an answer. The effects are injected.
 */
export const orderMachine = setup({
  types: { context: {} as Context, events: {} as OrderEvent },
  actors: {
    /** Sends the same order under the same key until it is answered. */
    send: providedActor<BoughtTicket, TicketOrder>('send'),
  },
  guards: {
    isUnclear: (_, { error }: { error: unknown }) => apiErrorOf(error).code === NETWORK_ERROR,
  },
  actions: {
    bought: () => undefined,
    refused: () => undefined,
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
  },
  /** How soon an order without an answer is asked for again, in milliseconds. */
  delays: { again: 3000 },
}).createMachine({
  id: 'lottery-order',
  initial: 'ready',
  context: { order: null, source: 'slip', ticket: null, refusal: null },
  states: {
    ready: {
      on: {
        SEND: {
          target: 'sending',
          actions: assign(({ event }) => ({
            order: event.order,
            source: event.source,
            ticket: null,
            refusal: null,
          })),
        },
        DISMISS: { actions: assign({ ticket: null, refusal: null }) },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.order as TicketOrder,
        onDone: {
          target: 'ready',
          actions: [assign(({ event }) => ({ ticket: event.output })), 'bought'],
        },
        onError: [
          { guard: { type: 'isUnclear', params: failureOf }, target: 'unclear' },
          { target: 'ready', actions: [{ type: 'keepRefusal', params: failureOf }, 'refused'] },
        ],
      },
    },
    /** The answer was lost: the ticket may have been bought or not. */
    unclear: { after: { again: 'sending' }, on: { ASK_AGAIN: 'sending' } },
  },
});
