import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useLanguage } from '../../app/preferences/language';
import { useFullAccount } from '../gate/use-full-account';
import type { DialogPlace } from '../session/use-dialog-place';
import { lookAt } from './games.api';
import { type Launched, type LaunchOrder, launchMachine, type Sight } from './launch.machine';
import { withPlay } from './play-address';
import type { PlayRequest } from './play-store';

/** The gate over whatever page is on show. `onEnd` is called when it has let somebody through, or turned them away. */
export function useLaunchGate(request: PlayRequest, onEnd: () => void) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const openAccount = useFullAccount(withPlay('/', request.nodeId, false));
  const machine = launchMachine.provide({
    actors: {
      look: fromPromise<Sight, LaunchOrder>(({ input }) => lookAt(input, language)),
      start: fromPromise<Launched | null, LaunchOrder>(async ({ input: { nodeId, demo } }) => {
        const from = pathname + search;
        await navigate(`/game/${nodeId}${demo ? '?demo=1' : ''}`, { state: { from } });
        return null;
      }),
    },
    actions: {
      askLogin: ({ context }) => {
        const returnTo = withPlay(pathname + search, context.nodeId, context.demo);
        void navigate('/login', { state: { overlay: true, returnTo } satisfies DialogPlace });
      },
      openAccount: () => void openAccount(),
    },
  });
  const [state, send] = useMachine(machine, {
    input: { nodeId: request.nodeId, game: request.game ?? null, demo: request.demo },
  });
  const over = state.status === 'done' || state.matches('started');
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return { state, send };
}
