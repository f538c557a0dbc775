import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../../common/api';
import { instantRules } from '../../../../common/instant/titles';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../../testing/sample-session';
import { InstantGame } from '../instant-game';
import { INSTANT_SCENES } from '../scenes';

const view: SessionView = {
  ...diceView,
  game: 'boatman-poker',
  kind: 'instant',
  title: instantRules('boatman-poker').names,
  dice: null,
};
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
});

test('the cards that are held stay, and the others are drawn once', async () => {
  renderInSession(
    <InstantGame rules={instantRules('boatman-poker')} scene={INSTANT_SCENES['boatman-poker']} />,
    view,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deal' }));
  const reply = { round: 'r', stake: '1000', choice: 0, steps: [], over: false, payout: '0' };
  const rest = { balance: '9000', fairness: diceView.fairness };
  await act(async () => calls[0]?.answer(200, { ...reply, shown: [36, 37, 0, 5, 22], ...rest }));
  expect(screen.getAllByText('Jacks or better')).toHaveLength(2);
  const hold = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await hold('jack of spades');
  await hold('jack of hearts');
  await hold('2 of spades');
  await hold('2 of spades');
  expect(screen.getByRole('button', { name: 'jack of hearts' }).getAttribute('aria-pressed')).toBe('true');
  await hold('Draw');
  expect(calls[1]?.body).toEqual({ round: 'r', at: 0, step: 0b00011 });
  const drawn = { ...reply, steps: [3], over: true, payout: '3000', shown: [36, 37, 38, 9, 30] };
  await act(async () => calls[1]?.answer(200, { ...drawn, ...rest, balance: '12000' }));
  expect(screen.getByTestId('balance').textContent).toBe('৳120.00');
  expect(screen.getByText('Three of a kind. Won ৳30.00')).toBeInstanceOf(HTMLElement);
});
