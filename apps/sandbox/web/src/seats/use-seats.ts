import { useEffect, useRef, useState } from 'react';
import {
  SEATS_SOCKET,
  type SeatsClientEvents,
  type SeatsMoveRequest,
  type SeatsState,
} from '../../../common/seats/api';
import { usePlay } from '../session/play-context';
import { useLiveState } from '../session/use-live-state';

type OwnMove = Pick<SeatsMoveRequest, 'kind' | 'amount'>;

/** The tables as the server pushes them, and what the player does there. */
export function useSeats() {
  const { settle } = usePlay();
  const { ask, ...live } = useLiveState<SeatsState, SeatsClientEvents>({
    namespace: SEATS_SOCKET,
    event: 'seats.state',
    onBalance: (balance) => settle({ balance }),
  });
  const table = live.state?.table ?? null;
  const isLeaving = useRef(false);
  const [isGone, setGone] = useState(false);
  const before = useRef(false);
  useEffect(() => {
    if (live.state === null) return;
    if (before.current && table === null && !isLeaving.current) setGone(true);
    if (table !== null) setGone(false);
    isLeaving.current = false;
    before.current = table !== null;
  }, [live.state, table]);

  const sit = (ante: string) => ask<object>((connection, done) => connection.emit('sit', { ante }, done));
  const leave = () => {
    isLeaving.current = true;
    return ask<object>((connection, done) => connection.emit('leave', done));
  };
  const move = (own: OwnMove) => {
    const request = { hand: table?.id ?? '', turn: table?.hand?.turns ?? 0, ...own };
    return ask<object>((connection, done) => connection.emit('move', request, done));
  };

  return {
    ...live,
    table,
    /** The place was given away while its player was gone. */
    isGone,
    sit,
    leave,
    move,
  };
}

export type Seats = ReturnType<typeof useSeats>;
