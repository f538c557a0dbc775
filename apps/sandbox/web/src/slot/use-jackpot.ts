import { useRef } from 'react';
import { JACKPOT_SOCKET, type JackpotState } from '../../../common/api';
import { useLiveState } from '../session/use-live-state';

/** A slot is played by calls, whose answers have the balance. */
const ignore = () => undefined;

/** The pot of this game. While the reels run it stands still, since it would tell a hit. */
export function useJackpot(running: boolean): JackpotState | null {
  const { state } = useLiveState<JackpotState, object>({
    namespace: JACKPOT_SOCKET,
    event: 'jackpot.state',
    onBalance: ignore,
  });
  const shown = useRef<JackpotState | null>(null);
  if (!running || shown.current === null) shown.current = state;
  return shown.current;
}
