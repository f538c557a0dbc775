import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import type { TableBetRequest, TableState } from '../../../common/shared-round/api';
import { sharedRoundRules } from '../../../common/shared-round/titles';
import { ServerClock } from '../session/server-clock';
import { diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { tableScene } from './scenes';
import { TableRoom } from './table-room';
import type { Table } from './use-table';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const view: SessionView = {
  ...diceView,
  game: 'padma-wheel',
  kind: 'shared',
  dice: null,
  fairness: null,
  table: { openMs: 15_000, resultMs: 6_000 },
};

const open: TableState = {
  phase: 'open',
  now: NOW,
  round: 1,
  commitment: 'ab'.repeat(32),
  closesAt: NOW + 9_000,
  nextAt: null,
  result: null,
  road: ['4', '0'],
  watching: 3,
  players: 0,
  pool: {},
  own: null,
};
const stakes = { 'straight-17': '1000', red: '1000' };
const placed: TableState = { ...open, players: 1, own: { round: 'r', stakes, payout: null } };
const over: TableState = {
  ...placed,
  phase: 'result',
  closesAt: null,
  nextAt: NOW + 6_000,
  result: { pocket: 17 },
  road: ['4', '0', '17'],
  own: { round: 'r', stakes, payout: '36000' },
};

let bets: TableBetRequest[];

beforeEach(() => {
  fakeStudio();
  fakeMedia(true);
  bets = [];
});

function room(state: TableState, revealed = false) {
  const clock = new ServerClock(() => NOW);
  clock.hear(NOW);
  const table: Table = {
    state,
    clock,
    connected: true,
    asking: false,
    error: null,
    revealed,
    elapsed: () => 0,
    bet: async (request) => {
      bets.push(request);
      return true;
    },
  };
  return (
    <TableRoom rules={sharedRoundRules('padma-wheel')} scene={tableScene('padma-wheel')} table={table} />
  );
}

const beads = () => screen.getAllByRole('listitem').map((bead) => bead.textContent);

test('the chips on the spots are one bet', async () => {
  renderInSession(room(open), view);
  await userEvent.click(screen.getByRole('button', { name: '17, black' }));
  await userEvent.click(screen.getByRole('button', { name: /^Red/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Place bet ৳20' }));
  expect(bets).toEqual([{ stakes }]);
});

test('a bet locks the field, and shows its stakes', async () => {
  renderInSession(room(placed), view);
  const place = screen.getByRole('button', { name: /^17, black.*staked ৳10/ });
  expect(place.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Bet placed: ৳20' })).toHaveProperty('disabled', true);
});

test.each([
  [false, ['44, black', '00, zero']],
  [true, ['44, black', '00, zero', '1717, black']],
])('the road tells the result once it has been shown: %s', async (revealed, road) => {
  await act(async () => renderInSession(room(over, revealed), view));
  expect(beads()).toEqual(road);
  expect(screen.queryByText('Won ৳360.00') !== null).toBe(revealed);
});
