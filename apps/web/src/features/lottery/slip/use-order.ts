import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { placeTicket } from '#libs/lottery/common/tickets.calls';
import { queryClient } from '../../../data/cache/query-client';
import { createCommandSender } from '../../../forms/command-sender';
import { KEYS } from '../lottery.api';
import { type BoughtTicket, type OrderSource, orderMachine, type TicketOrder } from './order.machine';

const renewTickets = () => {
  for (const key of [KEYS.tickets, KEYS.chases]) void queryClient.invalidateQueries({ queryKey: [key] });
};
/** The server said something else than the page knew: draws, odds and limits are read again. */
const renewGame = () => {
  for (const key of [KEYS.current, KEYS.menu]) void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Buys tickets; `onBought` is told what was sent. */
export function useOrder(onBought: (source: OrderSource) => void) {
  const [sender] = useState(() => createCommandSender(placeTicket));
  const [state, send] = useMachine(
    orderMachine.provide({
      actors: { send: fromPromise<BoughtTicket, TicketOrder>(({ input }) => sender(input)) },
      actions: {
        bought: ({ context }) => {
          renewTickets();
          onBought(context.source);
        },
        refused: renewGame,
      },
    }),
  );
  const { order, ticket, refusal, source } = state.context;
  return {
    order,
    source,
    ticket,
    refusal,
    isUnclear: state.matches('unclear'),
    /** Under way, or without an answer: no other order can be sent. */
    isBusy: !state.matches('ready'),
    send: (next: TicketOrder, from: OrderSource) => send({ type: 'SEND', order: next, source: from }),
    askAgain: () => send({ type: 'ASK_AGAIN' }),
    dismiss: () => send({ type: 'DISMISS' }),
  };
}

export type Order = ReturnType<typeof useOrder>;
