import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Game } from '#libs/games/common/games.calls';
import { ApiError } from '../../../data/calls/api-error';
import type { Visitor } from '../../../data/session/visitor';
import { riverDice as game } from './game.fixture';
import { type Launched, type LaunchOrder, launchMachine, type Sight } from './launch.machine';

const launched: Launched = { url: 'https://vendor.example/play', mode: 'page', launchId: null, demo: false };

interface Scene {
  visitor?: Visitor;
  game?: Partial<Game>;
  demo?: boolean;
  /** What the vendor answers, call by call. */
  answers?: (Launched | ApiError)[];
  clock?: SimulatedClock;
}

function begin(scene: Scene = {}) {
  const answers = [...(scene.answers ?? [launched])];
  const seen = { starts: [] as LaunchOrder[], logins: 0, accounts: 0, games: [] as (Game | null)[] };
  const actor = createActor(
    launchMachine.provide({
      actors: {
        look: fromPromise<Sight, LaunchOrder>(async ({ input }) => {
          seen.games.push(input.game);
          return { visitor: scene.visitor ?? 'member', game: { ...game, ...scene.game } };
        }),
        start: fromPromise<Launched | null, LaunchOrder>(async ({ input }) => {
          seen.starts.push(input);
          const answer = answers.shift() ?? launched;
          if (answer instanceof ApiError) throw answer;
          return answer;
        }),
      },
      actions: {
        askLogin: () => void seen.logins++,
        openAccount: () => void seen.accounts++,
      },
    }),
    {
      input: { nodeId: game.nodeId, game: null, demo: scene.demo ?? false },
      clock: scene.clock ?? new SimulatedClock(),
    },
  ).start();
  return { actor, seen };
}

test('a member comes through, and the game shows when its page has loaded', async () => {
  const { actor, seen } = begin();
  await waitFor(actor, (state) => state.matches({ started: 'opening' }));
  expect(actor.getSnapshot().context.launched).toEqual(launched);
  expect(seen.starts).toHaveLength(1);
  actor.send({ type: 'LOADED' });
  expect(actor.getSnapshot().matches({ started: 'shown' })).toBe(true);
});

test('a guest is asked to log in, and nothing is started', async () => {
  const { actor, seen } = begin({ visitor: 'guest', game: { maintenance: true } });
  await waitFor(actor, (state) => state.status === 'done');
  expect(seen).toMatchObject({ logins: 1, starts: [] });
});

test.each([[{ supportPlay: 0 as const }], [{ freeplay: 1 as const }]])(
  'a trial account plays trial rounds where the game offers them (%o)',
  async (flags) => {
    const { actor, seen } = begin({ visitor: 'trial', game: flags });
    await waitFor(actor, (state) => state.matches('started'));
    expect(seen.starts[0]?.demo).toBe(true);
  },
);

test('elsewhere a trial account needs a full one, and is led there when it wants', async () => {
  const { actor, seen } = begin({ visitor: 'trial' });
  await waitFor(actor, (state) => state.matches('needsAccount'));
  expect(seen.starts).toEqual([]);
  actor.send({ type: 'CONFIRM' });
  expect(actor.getSnapshot().status).toBe('done');
  expect(seen.accounts).toBe(1);
});

test('a trial account may stay where it is', async () => {
  const { actor, seen } = begin({ visitor: 'trial' });
  await waitFor(actor, (state) => state.matches('needsAccount'));
  actor.send({ type: 'DISMISS' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'dismissed' });
  expect(seen.accounts).toBe(0);
});

test('a member plays with real balance unless the trial round was chosen', async () => {
  const real = begin({ game: { freeplay: 1 } });
  const trial = begin({ game: { freeplay: 1 }, demo: true });
  for (const { actor } of [real, trial]) await waitFor(actor, (state) => state.matches('started'));
  expect([real.seen.starts[0]?.demo, trial.seen.starts[0]?.demo]).toEqual([false, true]);
});

test('a game in maintenance is refused in its own words, without a call to the vendor', async () => {
  const { actor, seen } = begin({ game: { maintenance: true } });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_game_maintenance');
  expect(seen.starts).toEqual([]);
});

test('after a refusal the next try looks at the game anew', async () => {
  const { actor, seen } = begin({ answers: [new ApiError('error_vendor_unavailable'), launched] });
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context.refusal?.code).toBe('error_vendor_unavailable');
  actor.send({ type: 'RETRY' });
  const started = await waitFor(actor, (state) => state.matches('started'));
  expect(started.context.refusal).toBeNull();
  expect(seen.games).toEqual([null, null]);
});

test('what the server knows better leads to the log-in or to a full account', async () => {
  const ended = begin({ answers: [new ApiError('error_session_ended', { status: 401 })] });
  await waitFor(ended.actor, (state) => state.status === 'done');
  expect(ended.seen.logins).toBe(1);
  const trial = begin({ answers: [new ApiError('error_in_need_true_account', { status: 403 })] });
  await waitFor(trial.actor, (state) => state.matches('needsAccount'));
});

test('a page that does not come is told after a while, may still come, and can be asked for again', async () => {
  const clock = new SimulatedClock();
  const second = { ...launched, url: 'https://vendor.example/again' };
  const { actor } = begin({ clock, answers: [launched, second] });
  await waitFor(actor, (state) => state.matches({ started: 'opening' }));
  clock.increment(20_000);
  expect(actor.getSnapshot().matches({ started: 'late' })).toBe(true);
  actor.send({ type: 'RETRY' });
  const again = await waitFor(actor, (state) => state.matches({ started: 'opening' }));
  expect(again.context.launched?.url).toBe(second.url);
  clock.increment(20_000);
  actor.send({ type: 'LOADED' });
  expect(actor.getSnapshot().matches({ started: 'shown' })).toBe(true);
});
