import { fromPromise } from 'xstate';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { queryClient } from '../src/data/cache/query-client';
import { ApiError } from '../src/data/calls/api-error';
import { type DrawNews, drawMachine } from '../src/features/lottery/draw/draw.machine';
import { currentQuery } from '../src/features/lottery/lottery.api';
import { drawIn, holdDraws, type WalkedDraw } from './lottery.fixture';
import { setUpPortal } from './portal.fixture';

const GAME = 'L645';
const NOW = Date.now();

/** What has become of a draw, in its order, with the one after it. Nobody waits: its times are what changes. */
const DRAWS = {
  'on sale': [drawIn('20270310', 'open', [1, 2], NOW)],
  closed: [drawIn('20270310', 'closed', [-1, 2], NOW)],
  due: [drawIn('20270310', 'closed', [-2, -1], NOW)],
  drawn: [drawIn('20270310', 'settled', [-2, -1], NOW), drawIn('20270311', 'open', [1, 2], NOW)],
} satisfies Record<string, WalkedDraw[]>;
type Hour = keyof typeof DRAWS;
const ORDER = Object.keys(DRAWS) as Hour[];

interface World {
  hour: Hour;
  line: 'there' | 'cut';
}

/** What a board pushes then, as far as the machine looks at it. */
function newsAt({ hour }: World): DrawNews {
  const draws: WalkedDraw[] = DRAWS[hour];
  const isOver = ({ status }: WalkedDraw) => status === 'settled';
  const last = draws.find(isOver);
  return {
    draw: draws.find((draw) => !isOver(draw)) ?? null,
    last: last ? { drawNo: last.drawNo, status: last.status, drawAt: last.drawAt } : null,
  } as DrawNews;
}

const model: MachineModel<World> = {
  // The page was opened before the game had a draw.
  input: { draw: null, last: null },
  world: { hour: 'on sale', line: 'there' },
  steps: [
    { name: 'a push', event: (world) => ({ type: 'NEWS', news: newsAt(world) }) },
    {
      name: 'time passes',
      after: (world) => ({ ...world, hour: ORDER[ORDER.indexOf(world.hour) + 1] ?? world.hour }),
    },
    { name: 'the line is cut', after: (world) => ({ ...world, line: 'cut' }) },
  ],
  outcomes: {
    countDown: () => ({ done: undefined }),
    read: (_, world) =>
      world.line === 'there' ? { done: newsAt(world) } : { failed: new ApiError('error_network') },
  },
  shows: (context) => {
    const { followed, last } = context as unknown as DrawNews & { followed: DrawNews['draw'] };
    return `${followed?.drawNo} ${last?.drawNo}`;
  },
  delays: { patience: 2000, shown: 8000 },
};

const portal = setUpPortal();
beforeEach(() => queryClient.clear());

const read = () => queryClient.fetchQuery({ ...currentQuery(GAME), staleTime: 0 });

async function setWorld(world: World): Promise<void> {
  portal.browser.mend();
  await holdDraws(portal.db, GAME, DRAWS[world.hour]);
  expect(await read()).toMatchObject(newsAt(world));
  if (world.line === 'cut') portal.browser.cut();
}

test.each(machineWalks(drawMachine, model))(
  'the head of a game, by the shortest way: $goals',
  async (walk) => {
    const differences = await walkMachine(model, walk, {
      setWorld,
      machine: (go) =>
        drawMachine.provide({
          actors: {
            countDown: fromPromise<void, string>(go),
            read: fromPromise<DrawNews>(async () => {
              await go();
              return read();
            }),
          },
        }),
    });
    expect(differences).toEqual([]);
  },
);
