import { type AnyStateMachine, setup } from 'xstate';
import { graphOf } from '#libs/platform/common/chart-graph';
import { layoutOf } from './layout';
import { svgOf } from './svg';
import { labelOf } from './text';

const config = {
  id: 'letter',
  initial: 'written',
  on: { READ: '.read', FOLD: { actions: () => undefined } },
  states: {
    written: { on: { SEND: [{ guard: 'stamped', target: 'on its way' }, {}], BURN: 'read' } },
    'on its way': {
      initial: 'carried',
      states: { carried: { on: { LEAVE: 'left' } }, left: {} },
      on: { OPEN: 'read', SHAKE: '.carried' },
    },
    read: { type: 'final' },
  },
};
const machineOf = (from: object): AnyStateMachine =>
  setup({}).createMachine(from as never) as unknown as AnyStateMachine;
const letter = machineOf(config);
const graph = graphOf(letter);

const countOf = (text: string, part: string) => text.split(part).length - 1;

test('every state and every transition is placed, each in its own place', async () => {
  const layout = await layoutOf(graph);
  expect(layout.states.map(({ id }) => id)).toEqual(graph.states.map(({ id }) => id).filter(Boolean));
  const placed = layout.edges.filter(({ edge }) => edge !== null);
  expect(placed.map(({ id }) => id).sort()).toEqual(graph.edges.map(({ id }) => id).sort());
  for (const { label, edge } of placed) expect(label?.text).toBe(edge && labelOf(edge));
  const places = placed.map(({ label }) => `${label?.x} ${label?.y}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { x, y, width, height } of [...layout.states, ...placed.flatMap(({ label }) => label ?? [])]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(layout.width);
    expect(y + height).toBeLessThanOrEqual(layout.height);
  }
});

test('an inner state stands inside the one around it, a transition that stays inside its state', async () => {
  const { states, edges } = await layoutOf(graph);
  const boxOf = (id: string) => states.find((state) => state.id === id);
  const [outer, inner] = [boxOf('on its way'), boxOf('on its way.carried')];
  expect(inner?.x).toBeGreaterThan(outer?.x ?? Infinity);
  expect(inner?.y).toBeGreaterThan(outer?.y ?? Infinity);
  const kept = edges.find(({ id }) => id === 'written|SEND|1');
  expect(kept).toMatchObject({ path: '', label: { x: boxOf('written')?.x } });
});

test('the same chart is drawn the same, and without a transition its line and its words are gone', async () => {
  const draw = async (machine: AnyStateMachine) => svgOf(await layoutOf(graphOf(machine)), 'A <letter>');
  const whole = await draw(letter);
  expect(await draw(letter)).toBe(whole);
  const { BURN: _, ...rest } = config.states.written.on;
  const written = { on: rest };
  const cut = await draw(machineOf({ ...config, states: { ...config.states, written } }));
  expect([whole, cut].map((svg) => countOf(svg, 'BURN'))).toEqual([1, 0]);
  expect(countOf(whole, '<path class="edge"') - countOf(cut, '<path class="edge"')).toBe(1);
  expect(whole).toContain('<title>A &lt;letter&gt;</title>');
});
