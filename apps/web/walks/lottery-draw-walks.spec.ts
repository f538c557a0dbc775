import { fromPromise } from 'xstate';
import { DrawsTestbed } from '#libs/lottery/draws/draws.fixture';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { queryClient } from '../src/data/cache/query-client';
import { ApiError } from '../src/data/calls/api-error';
import { learnServerTime } from '../src/data/calls/server-time';
import { type DrawNews, drawMachine } from '../src/features/lottery/draw/draw.machine';
import { currentQuery } from '../src/features/lottery/lottery.api';
import { setUpPortal } from './portal.fixture';

/** A game of one draw a day, so that the next one is on sale whenever one is over. */
const GAME = 'L645';
const TODAY = '20270310';
const VALUE = 'aa'.repeat(32);

/** What the day has come to, in its order. */
const HOURS = {
  'on sale': '2027-03-10T06:00:00Z',
  closed: '2027-03-10T14:55:00Z',
  due: '2027-03-10T15:00:10Z',
  drawn: '2027-03-10T15:00:20Z',
} as const;
type Hour = keyof typeof HOURS;
const ORDER = Object.keys(HOURS) as Hour[];

interface World {
  hour: Hour;
  line: 'there' | 'cut';
}

const running = (drawNo: string, status: 'open' | 'closed', day: string) => ({
  drawNo,
  status,
  closeAt: `2027-03-${day}T14:50:00.000Z`,
  drawAt: `2027-03-${day}T15:00:00.000Z`,
});

/** What the server says of the game, as far as the machine looks at it. */
function saidAt(hour: Hour) {
  if (hour === 'drawn')
    return { draw: running('20270311', 'open', '11'), last: { drawNo: TODAY, status: 'settled' } };
  return { draw: running(TODAY, hour === 'on sale' ? 'open' : 'closed', '10'), last: null };
}

/** What a board pushes then. The machine's guards look at the server's time, which is told here for the search of walks too. */
function newsAt({ hour }: World): DrawNews {
  learnServerTime(HOURS[hour]);
  return saidAt(hour) as DrawNews;
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
let parts: TestParts;
let draws: DrawsTestbed;

beforeAll(async () => {
  parts = await createTestParts(portal.db.url);
  draws = new DrawsTestbed(portal.db, parts);
});
afterAll(() => parts.close());
beforeEach(async () => {
  queryClient.clear();
  portal.browser.mend();
  draws.beacon.values.clear();
  await draws.offer(GAME);
  await draws.moveTo(new Date(HOURS['on sale']));
  await draws.planner.planAll();
  await draws.advanceDue();
});

const read = () => queryClient.fetchQuery({ ...currentQuery(GAME), staleTime: 0 });

/** Holds the draw up to this hour; the api has the time and the rows of it once it answers so. */
async function become({ hour, line }: World): Promise<void> {
  portal.browser.mend();
  await draws.moveTo(new Date(HOURS[hour]));
  if (hour === 'drawn') draws.tell(await draws.find(GAME, TODAY), VALUE);
  await draws.advanceDue();
  let said: Awaited<ReturnType<typeof read>>;
  do said = await read();
  while (
    Date.parse(said.now) < Date.parse(HOURS[hour]) ||
    Date.parse(said.now) > Date.parse(HOURS.drawn) + 60_000
  );
  expect(said).toMatchObject(saidAt(hour));
  if (line === 'cut') portal.browser.cut();
}

test.each(machineWalks(drawMachine, model))(
  'the head of a game, by the shortest way: $goals',
  async (walk) => {
    const differences = await walkMachine(model, walk, {
      setWorld: become,
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
