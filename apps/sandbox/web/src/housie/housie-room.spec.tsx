import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import type { HousieState } from '../../../common/housie/api';
import { STRIP_NUMBERS, stripOf } from '../../../common/housie/ticket';
import { ServerClock } from '../session/server-clock';
import { diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { HousieRoom } from './housie-room';
import type { Room } from './use-housie';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const view: SessionView = {
  ...diceView,
  game: 'evening-housie',
  kind: 'housie',
  dice: null,
  fairness: null,
  rtp: 0.9,
  housie: { price: '1000', saleMs: 30_000, ballMs: 1200, resultMs: 10_000 },
};
const strip = stripOf(Array.from({ length: STRIP_NUMBERS }, (_, at) => (at * 0.618) % 1));
const [first = []] = strip;
const numbers = first.flat().filter((number) => number > 0);
const open: HousieState = {
  phase: 'open',
  now: NOW,
  name: 'evening-housie-1',
  commitment: 'ab'.repeat(32),
  closesAt: NOW + 9000,
  nextAt: null,
  balls: [],
  watching: 4,
  players: 2,
  tickets: 5,
  prizes: [
    { kind: 'early', amount: '500', won: null },
    { kind: 'full', amount: '1750', won: null },
  ],
  own: null,
};
const own = { round: 'r', tickets: strip.slice(0, 2), payout: null, refunded: false };
const drawing: HousieState = { ...open, phase: 'draw', closesAt: null, balls: numbers.slice(0, 4), own };

let bought: number[];
beforeEach(() => {
  fakeStudio();
  fakeMedia(true);
  bought = [];
});

function room(state: HousieState) {
  const clock = new ServerClock(() => NOW);
  clock.hear(NOW);
  const fake: Room = {
    state,
    clock,
    connected: true,
    asking: false,
    error: null,
    buy: async (tickets) => {
      bought.push(tickets);
    },
  };
  return <HousieRoom room={fake} />;
}
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ');

test('buys as many tickets as are chosen, at their price, also by the keyboard', async () => {
  renderInSession(room(open), view);
  await userEvent.click(screen.getByRole('radio', { name: '6' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buy 6 for ৳60' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard(' ');
  expect(bought).toEqual([6, 6]);
});

test('tickets that the balance does not pay are not bought', async () => {
  renderInSession(room(open), { ...view, balance: '2000' });
  const button = screen.getByRole('button', { name: 'Buy 3 for ৳30' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('Your balance is too low for this stake.')).not.toBeNull();
});

test('tickets mark themselves, and each ball is announced', () => {
  renderInSession(room(drawing), view);
  const tickets = screen.getAllByRole('table');
  expect(tickets).toHaveLength(2);
  const ticket = within(screen.getByRole('table', { name: 'Ticket 1' }));
  expect(ticket.getAllByText('marked')).toHaveLength(4);
  expect(said()).toContain(`Ball ${numbers[3]}`);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a prize is announced with the ball that wins it, and with who won', () => {
  const won = {
    ball: 5,
    winners: [
      { name: 'r***m', own: true, tickets: 2 },
      { name: '', own: false, tickets: 1 },
    ],
  };
  const balls = numbers.slice(0, 5);
  renderInSession(room({ ...drawing, balls, prizes: [{ kind: 'early', amount: '500', won }] }), view);
  expect(said()).toContain(`Ball ${numbers[4]}. Early five: you (2 times), practice player`);
  expect(screen.getByText('you (2 times), practice player, ball 5')).not.toBeNull();
});

test.each([
  [{ ...own, payout: '2250' }, 'Won ৳22.50'],
  [{ ...own, payout: '0' }, 'No win this time'],
  [{ ...own, payout: '2000', refunded: true }, 'Stake refunded'],
])('says what came of the tickets', (mine, text) => {
  renderInSession(room({ ...drawing, phase: 'result', nextAt: NOW + 5000, own: mine }), view);
  expect(said()).toContain(text);
});
