import { useSelector } from '@xstate/react';
import type { OrderSource, TicketOrder } from './order.machine';
import { orderActor } from './order-actor';

/** The order of a ticket that is under way or was answered last, of whatever game. */
export function useOrder() {
  const actor = orderActor();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { order, ticket, refusal, source } = state.context;
  return {
    order,
    source,
    ticket,
    refusal,
    isUnclear: state.matches('unclear'),
    /** Under way, or without an answer: no other order can be sent. */
    isBusy: !state.matches('ready'),
    send: (next: TicketOrder, from: OrderSource) => actor.send({ type: 'SEND', order: next, source: from }),
    askAgain: () => actor.send({ type: 'ASK_AGAIN' }),
    dismiss: () => actor.send({ type: 'DISMISS' }),
  };
}

export type Order = ReturnType<typeof useOrder>;
