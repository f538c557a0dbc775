import { fromPromise } from 'xstate';
import { type FakeStudio, startFakeStudio, TEST_STUDIO_SECRET } from '#libs/games/vendors/studio.fixture';
import {
  type MachineModel,
  machineWalks,
  type Outcome,
  walkMachine,
} from '#libs/platform/testing/machine-walks';
import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { queryClient } from '../src/data/cache/query-client';
import { ApiError } from '../src/data/calls/api-error';
import { beginSession, endSession } from '../src/data/session/session-store';
import { lookAt, startGame } from '../src/features/games/shared/games.api';
import {
  type Launched,
  type LaunchOrder,
  launchMachine,
  type Sight,
} from '../src/features/games/shared/launch.machine';
import { type Browser, openBrowser } from './browser.fixture';

const RIVER_DICE = 1008;
const LANGUAGE = 'EN';

/** What is so when the next question is asked. */
interface World {
  who: 'guest' | 'member' | 'trial';
  /** The title of the game. */
  title: 'open' | 'in maintenance' | 'without trial';
  /** What happens between the look and the start, or instead of them. */
  trouble: 'none' | 'no line' | 'session ended' | 'a trial account came in' | 'vendor away';
}

let db: TestDatabase;
let studio: FakeStudio;
let api: TestApi;
let browser: Browser;
let member: Registered;
let trial: Registered;

beforeAll(async () => {
  [db, studio] = await Promise.all([createTestDatabase(), startFakeStudio()]);
  const env = { VENDOR_STUDIO_URL: studio.url, VENDOR_STUDIO_SECRET: TEST_STUDIO_SECRET };
  api = await startTestApi({ databaseUrl: db.url, env });
  const { id, account } = await api.client.register();
  await db.query('update members.member set type = 4 where id = $1', [id]);
  trial = await api.client.login(account);
  browser = openBrowser(api.url);
});
afterAll(async () => {
  browser.close();
  await api.stop();
  await Promise.all([studio.close(), db.drop()]);
});
beforeEach(async () => {
  member = await api.client.register();
  queryClient.clear();
});

/** Whose session the browser holds. In another tab somebody may have come in with a trial account meanwhile. */
function enter({ who, trouble }: World): void {
  endSession('logout');
  if (who === 'trial' || trouble === 'a trial account came in') beginSession(trial.token);
  else if (who === 'member') beginSession(member.token);
}

/** Whether the api, which trusts a content version for half a second, lists the title as it is now. */
async function showsTitle({ title }: World): Promise<boolean> {
  const path = `/wps/relay/GCSGAME_getGameList?nodeId=${RIVER_DICE}&language=${LANGUAGE}`;
  const { games } = (await api.client.get(path)).body.value as { games: Sight['game'][] };
  const [game] = games;
  return (
    game?.maintenance === (title === 'in maintenance') &&
    game.freeplay === (title === 'without trial' ? 0 : 1)
  );
}

async function setWorld(world: World): Promise<void> {
  const { title, trouble } = world;
  queryClient.clear();
  enter(world);
  await db.query(`update games.vendor set maintenance = $1 where code = 'STUDIO'`, [
    title === 'in maintenance',
  ]);
  const hasTrial = title !== 'without trial';
  await db.query(`update games.title set freeplay = $1, support_play = $1 where node_id = ${RIVER_DICE}`, [
    hasTrial,
  ]);
  while (!(await showsTitle(world))) await new Promise(setImmediate);
  if (trouble === 'no line') browser.cut();
  else browser.mend();
  studio.answer(() =>
    trouble === 'vendor away' ? { status: 500, json: {} } : { json: { url: 'http://127.0.0.1:1/play' } },
  );
  if (trouble === 'session ended')
    await api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token });
}

const failed = (code: string): Outcome => ({ failed: new ApiError(code) });
const REFUSALS: Record<World['trouble'], string | null> = {
  none: null,
  'no line': 'error_network',
  'session ended': 'error_session_ended',
  'a trial account came in': 'error_in_need_true_account',
  'vendor away': 'error_vendor_unavailable',
};

function seen({ who, title, trouble }: World): Outcome {
  if (trouble === 'no line') return failed('error_network');
  if (trouble === 'session ended' && who !== 'guest') return failed('error_session_ended');
  const visitor = trouble === 'a trial account came in' ? 'trial' : who;
  const game = {
    maintenance: title === 'in maintenance',
    supportPlay: 1,
    freeplay: title === 'without trial' ? 0 : 1,
  };
  return { done: { visitor, game } };
}

const is = (change: Partial<World>) => ({
  name: Object.values(change).join(),
  after: (world: World): World => ({ ...world, ...change }),
});

const model: MachineModel<World> = {
  input: { nodeId: RIVER_DICE, game: null, demo: false },
  world: { who: 'member', title: 'without trial', trouble: 'none' },
  steps: [
    ...(['RETRY', 'DISMISS', 'CONFIRM', 'LOADED'] as const).map((type) => ({
      name: type,
      event: () => ({ type }),
    })),
    is({ who: 'guest' }),
    is({ who: 'trial' }),
    is({ title: 'in maintenance' }),
    is({ trouble: 'no line' }),
    is({ trouble: 'session ended' }),
    is({ trouble: 'a trial account came in' }),
    is({ trouble: 'vendor away' }),
  ],
  outcomes: {
    look: (_, world) => seen(world),
    start: (_, { trouble }) => {
      const code = REFUSALS[trouble];
      return code ? failed(code) : { done: { url: 'u' } };
    },
  },
  shows: ({ refusal }) => (refusal as ApiError | null)?.code,
  delays: { patience: 20_000 },
};

test.each(machineWalks(launchMachine, model))('a launch, by the shortest way: $goals', async (walk) => {
  const differences = await walkMachine(model, walk, {
    setWorld,
    machine: (go) =>
      launchMachine.provide({
        actors: {
          look: fromPromise<Sight, LaunchOrder>(async ({ input }) => {
            await go();
            return lookAt(input, LANGUAGE);
          }),
          start: fromPromise<Launched | null, LaunchOrder>(async ({ input }) => {
            await go();
            return startGame(input, LANGUAGE);
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
});
