import { useState } from 'react';
import {
  BOOK_SOCKET,
  type BookClientEvents,
  type CashOutRequest,
  type MatchesPush,
  type SlipRequest,
  type TicketsPush,
  type TicketView,
} from '../../../common/book/api';
import { usePlay } from '../session/play-context';
import { useLiveState } from '../session/use-live-state';

/** Everything that is shown, with what the push has changed. */
export function joinMatches(before: MatchesPush | null, push: MatchesPush): MatchesPush {
  const views = new Map([...(before?.changed ?? []), ...push.changed].map((view) => [view.id, view]));
  return { ...push, changed: push.shown.flatMap((id) => views.get(id) ?? []) };
}

/** The matches and the player's tickets, as they are pushed, and the player's two moves. */
export function useBook() {
  const { settle } = usePlay();
  const [tickets, setTickets] = useState<TicketView[]>([]);
  const [pushes] = useState(() => ({
    'book.tickets': (push: TicketsPush) => setTickets(push.tickets),
  }));
  const { state, ask, ...line } = useLiveState<MatchesPush, BookClientEvents>({
    namespace: BOOK_SOCKET,
    event: 'book.matches',
    onBalance: (balance) => settle({ balance }),
    merge: joinMatches,
    pushes,
  });

  const bet = async (request: SlipRequest): Promise<boolean> => {
    const reply = await ask<{ round: string; balance: string }>((connection, done) =>
      connection.emit('bet', request, done),
    );
    if (reply) settle({ balance: reply.balance });
    return reply !== null;
  };
  const cashOut = (request: CashOutRequest) =>
    ask<{ payout: string }>((connection, done) => connection.emit('cash-out', request, done));

  return { ...line, matches: state?.changed ?? null, tickets, bet, cashOut };
}

export type BookLine = ReturnType<typeof useBook>;
