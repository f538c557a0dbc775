import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { placeTicket } from '#libs/lottery/common/tickets.calls';
import { queryClient } from '../../../data/cache/query-client';
import { createCommandSender } from '../../../forms/command-sender';
import { onForget } from '../forget-lottery';
import { KEYS } from '../lottery.api';
import { type BoughtTicket, orderMachine, type TicketOrder } from './order.machine';
import { emptySlip, slipKey } from './slip-store';

const renew = (...keys: string[]) => {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
};

function open() {
  const sender = createCommandSender(placeTicket);
  return createActor(
    orderMachine.provide({
      actors: { send: fromPromise<BoughtTicket, TicketOrder>(({ input }) => sender(input)) },
      actions: {
        bought: ({ context: { order, source } }) => {
          renew(KEYS.tickets, KEYS.chases);
          if (order && source === 'slip') emptySlip(slipKey(order.gameCode, order.prizeMode));
        },
        // The server said something else than the page knew: draws, odds and limits are read again.
        refused: () => renew(KEYS.current, KEYS.menu),
      },
    }),
  ).start();
}

let actor: ActorRefFrom<typeof orderMachine> | null = null;

/** Outlives the page: an order without an answer is still asked for when another tab or game is on show. */
export function orderActor(): ActorRefFrom<typeof orderMachine> {
  actor ??= open();
  return actor;
}

export function forgetOrder(): void {
  actor?.stop();
  actor = null;
}
onForget(forgetOrder);
