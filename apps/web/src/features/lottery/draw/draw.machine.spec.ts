import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { learnServerTime } from '../../../data/calls/server-time';
import { DRAW_AT, drawnDraw, runningDraw } from './draw.fixture';
import { type DrawNews, drawMachine } from './draw.machine';

const CLOSE_AT = DRAW_AT - 5000;
const realNow = Date.now;
let clock: SimulatedClock;
let started: number;
let reads: number;
let answer: () => Promise<DrawNews>;
let announced: number;

beforeEach(() => {
  clock = new SimulatedClock();
  reads = 0;
  announced = 0;
  answer = () => Promise.reject(new Error('offline'));
  started = CLOSE_AT - 20_000;
  Date.now = () => started + clock.now();
  learnServerTime(new Date(Date.now()).toISOString());
});
afterEach(() => {
  Date.now = realNow;
  learnServerTime(new Date().toISOString());
});

function follow(news: DrawNews) {
  const actor = createActor(
    drawMachine.provide({
      actors: {
        countDown: fromPromise<void, string>(
          ({ input }) =>
            new Promise((resolve) => clock.setTimeout(resolve, Math.max(0, Date.parse(input) - Date.now()))),
        ),
        read: fromPromise<DrawNews>(() => {
          reads += 1;
          return answer();
        }),
      },
      actions: { announce: () => (announced += 1) },
    }),
    { input: news, clock },
  ).start();
  const hear = (heard: DrawNews) => actor.send({ type: 'NEWS', news: heard });
  const at = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  return { actor, hear, at, followed: () => actor.getSnapshot().context.followed?.drawNo };
}

/** Lets promises of actors be heard. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
async function pass(ms: number) {
  clock.increment(ms);
  await settle();
}

const sale = () => ({ draw: runningDraw(), last: drawnDraw() });

test('a draw is on sale, closed, drawn, and followed by the next one', async () => {
  const { at, hear, followed } = follow(sale());
  expect(at()).toBe('selling');
  await pass(20_000);
  expect(at()).toBe('closed');
  hear({ draw: runningDraw(0, { status: 'closed' }), last: drawnDraw() });
  await pass(5000);
  expect(at()).toBe('drawing');
  hear({ draw: runningDraw(1), last: drawnDraw(0) });
  expect(at()).toBe('drawn');
  expect(followed()).toBe('20261122-0845');
  await pass(8000);
  expect(at()).toBe('selling');
  expect(followed()).toBe('20261122-0846');
  expect(reads).toBe(0);
  expect(announced).toBe(1);
});

test('a page that hears nothing two seconds after its countdown asks, and again until it is answered', async () => {
  const { at } = follow(sale());
  await pass(20_000);
  await pass(1999);
  expect(reads).toBe(0);
  await pass(1);
  expect(reads).toBe(1);
  answer = () => Promise.resolve({ draw: runningDraw(0, { status: 'closed' }), last: drawnDraw() });
  await pass(2000);
  expect(reads).toBe(2);
  await pass(1000);
  expect(at()).toBe('drawing');
  answer = () => Promise.resolve({ draw: runningDraw(1), last: drawnDraw(0) });
  await pass(2000);
  expect(at()).toBe('drawn');
});

test('a draw that is moved to another day is on sale until then', async () => {
  const { at, hear, actor } = follow(sale());
  await pass(10_000);
  const moved = runningDraw(0, {
    closeAt: new Date(CLOSE_AT + 60_000).toISOString(),
    drawAt: new Date(DRAW_AT + 60_000).toISOString(),
  });
  hear({ draw: moved, last: drawnDraw() });
  expect(actor.getSnapshot().context.followed).toEqual(moved);
  await pass(10_000);
  expect(at()).toBe('selling');
  await pass(60_000);
  expect(at()).toBe('closed');
});

test('a void draw is over too', () => {
  const { at, hear } = follow(sale());
  hear({ draw: runningDraw(1), last: drawnDraw(0, { status: 'void', result: null }) });
  expect(at()).toBe('drawn');
});

test('a page that missed a draw goes on with the one that is on sale, and says nothing of the missed one', () => {
  const { at, hear, followed } = follow(sale());
  hear({ draw: runningDraw(3), last: drawnDraw(2) });
  expect(at()).toBe('selling');
  expect(followed()).toBe('20261122-0848');
  expect(announced).toBe(0);
});

test('a page that is opened between close and draw shows that the sale is over', () => {
  started = CLOSE_AT + 1000;
  expect(follow(sale()).at()).toBe('closed');
  started = DRAW_AT + 1000;
  expect(follow(sale()).at()).toBe('drawing');
});

test("the server's time counts, however wrong this machine's clock is", () => {
  started = CLOSE_AT + 86_400_000;
  learnServerTime(new Date(CLOSE_AT - 1000).toISOString());
  expect(follow(sale()).at()).toBe('selling');
});

test('a game without a draw rests until it has one', () => {
  const { at, hear } = follow({ draw: null, last: null });
  expect(at()).toBe('resting');
  hear(sale());
  expect(at()).toBe('selling');
});
