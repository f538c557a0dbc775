import { createMachine, setup } from 'xstate';
import { depositChart } from '#libs/cashier/common/deposit.chart';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { nextState, openMoves } from '#libs/platform/common/chart';
import { graphOf } from '#libs/platform/common/chart-graph';
import { transitionRows } from './charts.mjs';

const CHARTS = [depositChart, withdrawalChart];

const movesOf = (chart) =>
  Object.entries(chart.config.states).flatMap(([state, { on = {} }]) =>
    Object.keys(on).map((type) => ({ chart, name: `${chart.id}: ${state} ${type}`, state, type })),
  );

/** The chart without one of its moves. */
function without({ chart, state, type }) {
  const config = structuredClone(chart.config);
  delete config.states[state].on[type];
  return setup({ guards: chart.implementations.guards }).createMachine(config);
}

const rows = (chart) => transitionRows(graphOf(chart));

/** Each guard allows something in one of these. */
const SITUATIONS = [0, 100].flatMap((rest) =>
  ['1', '2'].map((operator) => ({ rest, operator, proposedBy: '1' })),
);
const legal = (chart, { state, type }) =>
  SITUATIONS.filter((context) => nextState(chart, state, { type }, context) !== null);
const offered = (chart, { state, type }) =>
  SITUATIONS.filter((context) => openMoves(chart, state, context).includes(type));

test.each(CHARTS.flatMap(movesOf))(
  '$name, removed from its chart, is refused by the server, offered by no client, and gone from the docs',
  ({ chart, ...move }) => {
    const cut = without({ chart, ...move });
    expect(legal(chart, move)).not.toEqual([]);
    expect(offered(chart, move)).toEqual(legal(chart, move));
    expect(legal(cut, move)).toEqual([]);
    expect(offered(cut, move)).toEqual([]);
    const gone = rows(chart).filter((row) => !rows(cut).includes(row));
    expect(gone).not.toEqual([]);
    for (const row of gone) expect(row).toContain(`| ${move.state} | ${move.type} |`);
  },
);

test('every guarded variant of a move is listed', () => {
  const chart = createMachine({
    id: 'c',
    initial: 'a',
    states: { a: { on: { GO: [{ guard: 'far', target: 'b' }, {}] } }, b: { type: 'final' } },
  });
  expect(rows(chart)).toEqual(['| a | GO | far | b |', '| a | GO |  | (stays) |']);
});
