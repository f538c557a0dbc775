import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import type { SeatsPlace, SeatsState, SeatsTableView } from '../../../common/seats/api';
import type { HandView, SeatView } from '../../../common/seats/view';
import { diceView, fakeMedia, renderInSession } from '../testing/sample-session';

/** The socket as the page sees it: pushes come from the test, and each request waits until it is answered. */
const listeners = new Map<string, (value: unknown) => void>();
const sent: { name: string; request: unknown; answer: (reply: object) => void }[] = [];
const socket = {
  on: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
  emit: (name: string, ...values: unknown[]) => {
    const answer = values.pop() as (reply: object) => void;
    sent.push({ name, request: values[0], answer });
  },
  disconnect: () => undefined,
};
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { default: SeatsGame } = await import('./seats-game');

const view: SessionView = {
  ...diceView,
  game: 'three-cards',
  kind: 'seats',
  dice: null,
  fairness: null,
  rtp: 0.97,
};
const levels = [
  { ante: '100', least: '2500', players: 1 },
  { ante: '1000', least: '25000', players: 0 },
];
const me: SeatsPlace = { name: 'm***a', own: true, state: 'ready', keptUntil: null, seat: null };
const bob: SeatsPlace = { ...me, name: 'b***b', own: false };
const waiting: SeatsTableView = {
  phase: 'waiting',
  until: null,
  ante: '100',
  commitment: 'ab'.repeat(32),
  places: [me, null, null, null, null],
  id: null,
  hand: null,
  last: null,
};
const seat: SeatView = {
  player: '0',
  stack: '24900',
  paid: '100',
  seen: false,
  packed: false,
  cards: null,
};
const hand: HandView = {
  ante: '100',
  unit: '100',
  pot: '200',
  rake: '0',
  turn: 0,
  turns: 4,
  own: 0,
  seats: [seat, { ...seat, player: '1' }],
  moves: { see: true, pack: true, bets: ['100', '200'], show: '100' },
  result: null,
};
const playing: SeatsTableView = {
  ...waiting,
  phase: 'playing',
  until: Date.now() + 15_000,
  places: [{ ...me, seat: 0 }, { ...bob, seat: 1 }, null, null, null],
  id: 'the-hand',
  hand,
  last: { seat: 1, kind: 'blind', amount: '100' },
};

const push = (table: SeatsTableView | null) =>
  act(async () => listeners.get('seats.state')?.({ now: Date.now(), levels, table } satisfies SeatsState));
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  fakeMedia(true);
  sent.length = 0;
  renderInSession(<SeatsGame />, view);
});

test('a table is chosen by its ante, with what one must have and who sits there', async () => {
  await push(null);
  expect(screen.getByText('From ৳25 · 1 seated')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Ante ৳10/ }));
  await userEvent.click(button('Take a seat, ante ৳10'));
  expect(sent.map(({ name, request }) => [name, request])).toEqual([['sit', { ante: '1000' }]]);
});

test('a lone player is told that the table waits, and for whom', async () => {
  await push(waiting);
  expect(said()).toBe('You are alone here. The cards are dealt as soon as a second player sits down.');
  await push({ ...waiting, places: [me, { ...bob, state: 'offline', keptUntil: null }, null, null, null] });
  expect(said()).toBe('Waiting for b***b, who cannot play right now.');
});

test('in the own turn one bets, doubles, asks for a show or folds, each move for its turn', async () => {
  await push(playing);
  expect(said()).toBe('b***b: blind ৳1. Your turn');
  for (const name of ['Blind ৳2', 'Show ৳1', 'Fold', 'See cards']) {
    await userEvent.click(button(name));
    await act(async () => sent.at(-1)?.answer({ ok: true }));
  }
  expect(sent.map(({ request }) => request)).toEqual([
    { hand: 'the-hand', turn: 4, kind: 'blind', amount: '200' },
    { hand: 'the-hand', turn: 4, kind: 'show' },
    { hand: 'the-hand', turn: 4, kind: 'pack' },
    { hand: 'the-hand', turn: 4, kind: 'see' },
  ]);
});

test('out of turn only a look at the cards is possible', async () => {
  const moves = { see: true, pack: false, bets: [], show: null };
  await push({ ...playing, hand: { ...hand, turn: 1, moves } });
  expect(button('Fold')).toHaveProperty('disabled', true);
  expect(button('See cards')).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: /^Blind/ })).toBeNull();
  expect(screen.getByText('Wait: it is the turn of b***b')).toBeTruthy();
});

test('who has seen the cards sees what they are, and bets by another name', async () => {
  const own = { ...seat, seen: true, cards: [48, 49, 50] };
  await push({
    ...playing,
    hand: { ...hand, seats: [own, seat], moves: { ...hand.moves, see: false, bets: ['200'] } },
  });
  expect(screen.getByText('ace of spades, ace of hearts, ace of diamonds')).toBeTruthy();
  expect(screen.getByText('Trail')).toBeTruthy();
  expect(button('Bet ৳2')).toBeTruthy();
  expect(screen.getAllByText('Three cards, face down')).toHaveLength(1);
});

test('the result shows the cards of a show, who won, and the fee', async () => {
  await push({
    ...playing,
    phase: 'result',
    last: { seat: 0, kind: 'show', amount: '100' },
    hand: {
      ...hand,
      pot: '0',
      rake: '9',
      seats: [
        { ...seat, seen: true, cards: [48, 49, 50] },
        { ...seat, cards: [0, 5, 10] },
      ],
      result: { by: 'show', won: ['291', '0'], shown: [0, 1] },
    },
  });
  expect(said()).toBe('You: show, ৳1. You: won ৳2.91, Trail');
  expect(screen.getByText('+৳2.91')).toBeTruthy();
  expect(screen.getByText(/Fee ৳0.09/)).toBeTruthy();
});

test('after a turn that ran out the player comes back by the button or the key', async () => {
  const resting: SeatsPlace = { ...me, state: 'resting', keptUntil: Date.now() + 60_000 };
  await push({ ...waiting, places: [resting, bob, null, null, null] });
  expect(said()).toBe('Your time ran out and you folded. Press “I am back” to play on.');
  await userEvent.keyboard(' ');
  expect(sent.map(({ name, request }) => [name, request])).toEqual([['sit', { ante: '100' }]]);
  expect(button('I am back')).toBeTruthy();
});

test('Space never bets', async () => {
  await push(playing);
  await userEvent.keyboard(' ');
  expect(sent).toEqual([]);
});

test('a seat that was given away meanwhile is told; one that was left is not', async () => {
  await push(waiting);
  await push(null);
  expect(screen.getByText('Your seat was given away while you were gone.')).toBeTruthy();
  await push(waiting);
  await userEvent.click(button('Leave the table'));
  await act(async () => sent.at(-1)?.answer({ ok: true }));
  await push(null);
  expect(screen.queryByText('Your seat was given away while you were gone.')).toBeNull();
});

test('a lost connection is told, and locks the moves', async () => {
  await push(playing);
  await act(async () => listeners.get('disconnect')?.(undefined));
  expect(screen.getByText(/Connection lost|connection/i)).toBeTruthy();
  expect(button('Fold')).toHaveProperty('disabled', true);
});

test('without enough money for the table the page says so, with the way to deposit', async () => {
  await push({ ...waiting, places: [{ ...me, state: 'short' }, bob, null, null, null] });
  expect(screen.getByText(/A hand at this table takes ৳25/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
});
