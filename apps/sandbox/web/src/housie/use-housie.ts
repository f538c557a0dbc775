import { HOUSIE_SOCKET, type HousieClientEvents, type HousieState } from '../../../common/housie/api';
import { usePlay } from '../session/play-context';
import { useLiveState } from '../session/use-live-state';

/** The room as the server pushes it, and its one move. Prizes are paid after the last ball, so no balance tells them. */
export function useHousie() {
  const { settle } = usePlay();
  const { ask, ...room } = useLiveState<HousieState, HousieClientEvents>({
    namespace: HOUSIE_SOCKET,
    event: 'housie.state',
    onBalance: (balance) => settle({ balance }),
  });
  const buy = async (tickets: number): Promise<void> => {
    const reply = await ask<{ round: string; balance: string }>((connection, done) =>
      connection.emit('buy', { tickets }, done),
    );
    if (reply) settle({ balance: reply.balance });
  };
  return { ...room, buy };
}

export type Room = ReturnType<typeof useHousie>;
