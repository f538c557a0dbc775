import {
  CRASH_SOCKET,
  type CrashBetRequest,
  type CrashClientEvents,
  type CrashState,
} from '../../../common/api';
import { usePlay } from '../session/play-context';
import { useLiveState } from '../session/use-live-state';

/** The kite's round, and the player's two moves: bet and cash out. */
export function useCrash() {
  const { settle } = usePlay();
  const { ask, ...round } = useLiveState<CrashState, CrashClientEvents>({
    namespace: CRASH_SOCKET,
    event: 'crash.state',
    onBalance: (balance) => settle({ balance }),
  });

  const bet = async (request: CrashBetRequest) => {
    const reply = await ask<{ round: string; balance: string }>((connection, done) =>
      connection.emit('bet', request, done),
    );
    if (reply) settle({ balance: reply.balance });
  };
  const cashOut = () =>
    ask<{ cashOutAt: number; payout: string }>((connection, done) => connection.emit('cash-out', done));

  return { ...round, bet, cashOut };
}
