import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useLanguage } from '../../data/preferences/language';
import { PATHS, pathOf } from '../../routes/paths';
import { withPlay } from '../../routes/play-address';
import type { DialogPlace } from '../../routes/use-dialog-place';
import { useFullAccount } from '../gate/shared/use-full-account';
import type { PlayRequest } from './play-store';
import { lookAt } from './shared/games.api';
import { type Launched, type LaunchOrder, launchMachine, type Sight } from './shared/launch.machine';

/** The gate over whatever page is on show. `onEnd` is called when it has let somebody through, or turned them away. */
export function useLaunchGate(request: PlayRequest, onEnd: () => void) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const openAccount = useFullAccount(withPlay(PATHS.home, request.nodeId, false));
  const machine = launchMachine.provide({
    actors: {
      look: fromPromise<Sight, LaunchOrder>(({ input }) => lookAt(input, language)),
      start: fromPromise<Launched | null, LaunchOrder>(async ({ input: { nodeId, demo } }) => {
        const from = pathname + search;
        await navigate(pathOf(PATHS.game, { nodeId: String(nodeId) }) + (demo ? '?demo=1' : ''), {
          state: { from },
        });
        return null;
      }),
    },
    actions: {
      askLogin: ({ context }) => {
        const returnTo = withPlay(pathname + search, context.nodeId, context.demo);
        void navigate(PATHS.login, { state: { overlay: true, returnTo } satisfies DialogPlace });
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
