import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useLanguage } from '../../app/preferences/language';
import { lookAt, startGame } from '../games/games.api';
import { type Launched, type LaunchOrder, launchMachine, type Sight } from '../games/launch.machine';
import { withPlay } from '../games/play-address';
import { useFullAccount } from '../gate/use-full-account';
import { queryClient } from '../session/query-client';

/** The game on the stage. It starts with the stage, also where that was opened by its address. */
export function useGameStage(nodeId: number, demo: boolean) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const openAccount = useFullAccount(withPlay('/', nodeId, false));
  const [state, send] = useMachine(
    launchMachine.provide({
      actors: {
        look: fromPromise<Sight, LaunchOrder>(({ input }) => lookAt(input, language)),
        start: fromPromise<Launched | null, LaunchOrder>(async ({ input }) => {
          const launched = await startGame(input, language);
          void queryClient.invalidateQueries({ queryKey: ['recent-games'] });
          return launched;
        }),
      },
      actions: {
        askLogin: () =>
          void navigate('/login', { replace: true, state: { overlay: true, returnTo: `/game/${nodeId}` } }),
        openAccount: () => void openAccount(),
      },
    }),
    { input: { nodeId, game: null, demo } },
  );
  return { state, send };
}
