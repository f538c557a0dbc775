import { type AnyMachineSnapshot, fromPromise, raise, setup } from 'xstate';
import { edgeIdOf, edgeText, graphOf } from './chart-graph.js';
import { applyEvent, startOf, statesOf } from './chart-steps.js';

const machine = setup({
  actors: { ask: fromPromise<string, void>(() => Promise.reject(new Error('runs never'))) },
  guards: { far: ({ context }) => (context as { far: boolean }).far },
  delays: { patience: 1000 },
}).createMachine({
  id: 'trip',
  initial: 'asking',
  context: ({ input }) => ({ far: (input as { far: boolean }).far }),
  on: { LEAVE: '.left', NOTE: { actions: () => undefined } },
  states: {
    asking: { invoke: { src: 'ask', onDone: 'deciding', onError: 'left' } },
    deciding: { always: [{ guard: 'far', target: 'riding' }, { target: 'left' }] },
    riding: {
      initial: 'fast',
      states: { fast: { after: { patience: 'slow' } }, slow: {} },
    },
    left: { type: 'final', description: 'Nobody is here.' },
  },
});
const done = { type: 'xstate.done.actor.0.trip.asking', output: 'yes' };

test('states know their parent, their kind and whether one begins there', () => {
  const { states } = graphOf(machine);
  expect(states.map(({ id, parent, kind, initial }) => [id, parent, kind, initial])).toEqual([
    ['', null, 'compound', false],
    ['asking', '', 'simple', true],
    ['deciding', '', 'simple', false],
    ['riding', '', 'compound', false],
    ['riding.fast', 'riding', 'simple', true],
    ['riding.slow', 'riding', 'simple', false],
    ['left', '', 'final', false],
  ]);
  expect(states.find(({ id }) => id === 'asking')?.invokes).toEqual(['ask']);
  expect(states.find(({ id }) => id === 'left')?.description).toBe('Nobody is here.');
});

test('every way is an edge, with the words that people have for it', () => {
  expect(graphOf(machine).edges.map(edgeText)).toEqual([
    'any state -- LEAVE --> left',
    'any state -- NOTE --> the same',
    'asking -- ask done --> deciding',
    'asking -- ask failed --> left',
    'deciding -- always [far] --> riding',
    'deciding -- always --> left',
    'riding.fast -- after patience --> riding.slow',
  ]);
});

const textsOf = (ids: string[]) =>
  ids
    .map((id) => graphOf(machine).edges.find((edge) => edge.id === id))
    .map((edge) => edge && edgeText(edge));

test.each([
  [true, ['riding.fast'], 'deciding -- always [far] --> riding'],
  [false, ['left'], 'deciding -- always --> left'],
])('a step tells the edges that it takes, eventless ones too (far: %s)', (far, states, way) => {
  const begun = startOf(machine, { far });
  expect(statesOf(begun.snapshot)).toEqual(['asking']);
  const taken = applyEvent(machine, begun.snapshot, done);
  expect(statesOf(taken?.snapshot as AnyMachineSnapshot)).toEqual(states);
  expect(textsOf(taken?.edges ?? [])).toEqual(['asking -- ask done --> deciding', way]);
});

test('a step tells the edges of events that it raises', () => {
  const bell = setup({}).createMachine({
    id: 'bell',
    initial: 'silent',
    states: {
      silent: { on: { PRESS: { target: 'pressed', actions: raise({ type: 'RING' }) } } },
      pressed: { on: { RING: 'ringing', PRESS: { actions: raise({ type: 'RING' }, { delay: 10 }) } } },
      ringing: { on: { RING: { actions: raise({ type: 'STOP' }) }, STOP: 'silent' } },
    },
  });
  const textOf = (ids: string[]) =>
    ids.map((id) => graphOf(bell).edges.find((edge) => edge.id === id)).map((edge) => edge && edgeText(edge));
  const begun = startOf(bell);
  const rung = applyEvent(bell, begun.snapshot, { type: 'PRESS' });
  expect(textOf(rung?.edges ?? [])).toEqual(['silent -- PRESS --> pressed', 'pressed -- RING --> ringing']);
  const stopped = rung && applyEvent(bell, rung.snapshot, { type: 'RING' });
  expect(textOf(stopped?.edges ?? [])).toEqual(['ringing -- RING --> ringing', 'ringing -- STOP --> silent']);
});

test('what leads nowhere is null, and what stays is a step', () => {
  const { snapshot } = startOf(machine, { far: true });
  expect(applyEvent(machine, snapshot, { type: 'ARRIVE' })).toBeNull();
  expect(textsOf(applyEvent(machine, snapshot, { type: 'NOTE' })?.edges ?? [])).toEqual([
    'any state -- NOTE --> the same',
  ]);
  const left = applyEvent(machine, snapshot, { type: 'LEAVE' });
  expect(left && applyEvent(machine, left.snapshot, { type: 'NOTE' })).toBeNull();
});

test('an edge is known by the transition that XState chose', () => {
  const { snapshot } = startOf(machine, { far: true });
  const [way] = machine.getTransitionData(snapshot as never, { type: 'LEAVE' } as never);
  expect(way && edgeIdOf(way as never)).toBe('|LEAVE|0');
});
