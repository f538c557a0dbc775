import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '../../data/calls/api-error';
import type { Visitor } from '../../data/session/visitor';
import { gateMachine } from './gate.machine';

/** `sights` are what each look finds. */
function begin(...sights: (Visitor | ApiError)[]) {
  const left = [...sights];
  const seen: string[] = [];
  const actor = createActor(
    gateMachine.provide({
      actors: {
        look: fromPromise<Visitor>(async () => {
          const sight = left.shift() ?? 'member';
          if (sight instanceof ApiError) throw sight;
          return sight;
        }),
      },
      actions: {
        proceed: () => void seen.push('proceed'),
        askLogin: () => void seen.push('askLogin'),
        openAccount: () => void seen.push('openAccount'),
      },
    }),
  ).start();
  return { actor, seen, reach: (state: string) => waitFor(actor, ({ value }) => value === state) };
}

test.each([
  ['member', 'passed', 'proceed'],
  ['guest', 'askingLogin', 'askLogin'],
] as const)('a %s comes to %s', async (visitor, state, effect) => {
  const { reach, seen } = begin(visitor);
  await reach(state);
  expect(seen).toEqual([effect]);
});

test('a trial account is led to a full one when it wants', async () => {
  const { actor, reach, seen } = begin('trial');
  await reach('needsAccount');
  expect(seen).toEqual([]);
  actor.send({ type: 'CONFIRM' });
  expect([actor.getSnapshot().value, seen]).toEqual(['openingAccount', ['openAccount']]);
});

test('a trial account may stay where it is', async () => {
  const { actor, reach, seen } = begin('trial');
  await reach('needsAccount');
  actor.send({ type: 'DISMISS' });
  expect([actor.getSnapshot().status, seen]).toEqual(['done', []]);
});

test('whose session is over is asked to log in', async () => {
  const { reach, seen } = begin(new ApiError('error_session_ended'));
  await reach('askingLogin');
  expect(seen).toEqual(['askLogin']);
});

test('without a line it can be tried again', async () => {
  const { actor, reach, seen } = begin(new ApiError('error_network'), 'member');
  expect((await reach('refused')).context.refusal?.code).toBe('error_network');
  actor.send({ type: 'RETRY' });
  await reach('passed');
  expect(seen).toEqual(['proceed']);
});
