import { setup } from 'xstate';
import { type ChartModel, chartWalks, walkChart } from './chart-walks.js';

/** A parcel that is sent in pieces. */
const parcel = setup({
  types: {
    context: {} as { rest: number },
    events: {} as { type: 'SEND' } | { type: 'ARRIVE' } | { type: 'LOSE' },
  },
  guards: { restIsLeft: ({ context }) => context.rest > 0 },
}).createMachine({
  id: 'parcel',
  context: { rest: 0 },
  initial: 'packed',
  states: {
    packed: { on: { SEND: 'sent' } },
    sent: { on: { ARRIVE: [{ guard: 'restIsLeft', target: 'packed' }, { target: 'there' }], LOSE: 'lost' } },
    there: { type: 'final' },
    lost: { type: 'final' },
  },
});

const context = (rest: number) => ({ rest });
const model: ChartModel<number> = {
  world: 2,
  moves: [
    { name: 'send one', event: { type: 'SEND' }, context, after: (rest) => rest - 1 },
    { name: 'arrive', event: { type: 'ARRIVE' }, context },
    { name: 'lose', event: { type: 'LOSE' }, context },
  ],
};

const namesOf = (walks: ReturnType<typeof chartWalks<number>>) =>
  walks.map(({ steps }) => steps.map(({ step }) => step.name).join(', ')).sort();

test('reaches every transition by the shortest walk, and walks shared beginnings once', () => {
  expect(namesOf(chartWalks(parcel, model))).toEqual([
    'send one, arrive, send one, arrive',
    'send one, lose',
  ]);
});

test('names a transition that cannot be reached', () => {
  const whole = { ...model, world: 1 };
  expect(() => chartWalks(parcel, whole)).toThrow('no walk reaches sent|ARRIVE|0');
});

test('reports where the entity differs: another state, and an illegal move that worked', async () => {
  const walk = chartWalks(parcel, model).find(({ steps }) => steps.length === 2);
  if (!walk) throw new Error('no walk');
  const differences = (after: Record<string, string>) => {
    let state = 'packed';
    return walkChart(parcel, model, walk, {
      make: async ({ event }) => (state = after[`${state} ${event.type}`] ?? state),
      state: async () => state,
    });
  };
  const right = { 'packed SEND': 'sent', 'sent LOSE': 'lost' };
  expect(await differences(right)).toEqual([]);
  expect(await differences({ ...right, 'sent LOSE': 'there' })).toEqual(
    expect.arrayContaining(['lose led to there, by the chart to lost']),
  );
  expect(await differences({ ...right, 'lost ARRIVE': 'there' })).toEqual(
    expect.arrayContaining(['arrive led to there, by the chart to lost']),
  );
});
