import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { queryClient } from '../../data/cache/query-client';
import { useLanguage } from '../../data/preferences/language';
import { PATHS, pathOf } from '../../routes/paths';
import { withPlay } from '../../routes/play-address';
import { lookAt, startGame } from '../games/shared/games.api';
import { type Launched, type LaunchOrder, launchMachine, type Sight } from '../games/shared/launch.machine';
import { putFirst } from '../games/shared/recent-games';
import { useFullAccount } from '../gate/shared/use-full-account';

/** The game on the stage. It starts with the stage, also where that was opened by its address. */
export function useGameStage(nodeId: number, demo: boolean) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const openAccount = useFullAccount(withPlay(PATHS.home, nodeId, false));
  const [state, send] = useMachine(
    launchMachine.provide({
      actors: {
        look: fromPromise<Sight, LaunchOrder>(({ input }) => lookAt(input, language)),
        start: fromPromise<Launched | null, LaunchOrder>(async ({ input }) => {
          const launched = await startGame(input, language);
          if (input.game) await putFirst(queryClient, language, input.game);
          return launched;
        }),
      },
      actions: {
        askLogin: () => {
          const returnTo = pathOf(PATHS.game, { nodeId: String(nodeId) }) + (demo ? '?demo=1' : '');
          void navigate(PATHS.login, { replace: true, state: { overlay: true, returnTo } });
        },
        openAccount: () => void openAccount(),
      },
    }),
    { input: { nodeId, game: null, demo } },
  );
  return { state, send };
}
