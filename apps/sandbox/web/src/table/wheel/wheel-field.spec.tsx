import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diceView, fakeMedia, fakeStudio, renderInSession } from '../../testing/sample-session';
import type { FieldProps } from '../scene';
import { WheelField } from './wheel-field';

let placed: string[];

beforeEach(() => {
  fakeStudio();
  fakeMedia(true);
  placed = [];
});

function show(props: Partial<FieldProps> = {}) {
  const field = (
    <WheelField
      stakes={{}}
      pool={{}}
      won={new Set()}
      locked={false}
      onPlace={(spot) => placed.push(spot)}
      {...props}
    />
  );
  return renderInSession(field, { ...diceView, game: 'padma-wheel', kind: 'shared' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const bets = (kind: RegExp) => screen.queryAllByRole('button', { name: kind }).map((one) => one.textContent);

test('one tap on a number places a bet on it', async () => {
  show();
  await press('17, black');
  await press('0, zero');
  expect(placed).toEqual(['straight-17', 'straight-0']);
});

test('a number shows its splits, and the one that is tapped is placed', async () => {
  show();
  await choose('Split');
  expect(screen.getByText('Tap a number to see its bets.')).toBeInstanceOf(HTMLElement);
  await press('17, black');
  expect(placed).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Bets on 17');
  expect(bets(/^Split/)).toEqual(['Split 16/17', 'Split 17/18', 'Split 14/17', 'Split 17/20']);
  await press('Split 17/20');
  expect(placed).toEqual(['split-17-20']);
});

test('a number with one bet of the kind gets it at once; another kind starts anew', async () => {
  show();
  await choose('Street');
  await press('17, black');
  expect(placed).toEqual(['street-16-17-18']);
  await choose('Corner');
  expect(bets(/^Street/)).toEqual([]);
  await press('36, red');
  expect(placed).toEqual(['street-16-17-18', 'corner-32-33-35-36']);
});

test('dozens, columns and even chances are buttons of their own', async () => {
  show();
  await press(/^Dozen 2/);
  await press(/^Column 3/);
  await press(/^Red/);
  expect(placed).toEqual(['dozen-2', 'column-3', 'red']);
});

test('shows the stakes on all spots, of bets between numbers too, and takes more on them', async () => {
  show({ stakes: { 'straight-17': 500n, 'corner-1-2-4-5': 2_000n, 'dozen-1': 1_000n } });
  expect(screen.getByRole('button', { name: /^17, black.*staked ৳5/ })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: /^Dozen 1.*staked ৳10/ })).toBeInstanceOf(HTMLElement);
  await press(/^Corner 1\/2\/4\/5.*staked ৳20/);
  expect(placed).toEqual(['corner-1-2-4-5']);
});

test('takes no bet while it is locked', async () => {
  show({ locked: true });
  await press('17, black');
  await press(/^Red/);
  expect(placed).toEqual([]);
  expect(screen.getByRole('button', { name: '17, black' }).getAttribute('aria-disabled')).toBe('true');
});
