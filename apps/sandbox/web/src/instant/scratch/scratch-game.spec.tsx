import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../../common/api';
import { instantRules } from '../../../../common/instant/titles';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../../testing/sample-session';
import { InstantGame } from '../instant-game';
import { INSTANT_SCENES } from '../scenes';

const view: SessionView = {
  ...diceView,
  game: 'fair-scratch',
  kind: 'instant',
  title: instantRules('fair-scratch').names,
  dice: null,
};
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
  renderInSession(
    <InstantGame rules={instantRules('fair-scratch')} scene={INSTANT_SCENES['fair-scratch']} />,
    view,
  );
});

const buy = async (shown: number[], payout: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Buy a card' }));
  const reply = {
    stake: '1000',
    choice: 0,
    steps: [],
    over: true,
    payout,
    shown,
    fairness: diceView.fairness,
  };
  const balance = String(9000 + Number(payout));
  await act(async () => calls.at(-1)?.answer(200, { ...reply, round: `r${calls.length}`, balance }));
};
const balance = () => screen.getByTestId('balance').textContent;

test('a card tells nothing before its last panel is rubbed off', async () => {
  await buy([5, 5, 6, 4, 5, 6, 3, 2, 1, 5], '2000');
  expect(screen.queryByRole('button', { name: /water lily/ })).toBeNull();
  for (let panel = 1; panel <= 8; panel += 1)
    await userEvent.click(screen.getByRole('button', { name: `Panel ${panel}` }));
  expect(screen.getByRole('button', { name: 'Panel 1: water lily, 2×' })).toBeInstanceOf(HTMLElement);
  expect(balance()).toBe('৳90.00');
  await userEvent.click(screen.getByRole('button', { name: 'Panel 9' }));
  expect(balance()).toBe('৳110.00');
  expect(screen.getByText('2×. Won ৳20.00')).toBeInstanceOf(HTMLElement);
});

test('“Scratch all” shows a card at once, and the next one is covered again', async () => {
  await buy([7, 5, 6, 4, 5, 6, 3, 2, 1, 4], '0');
  await userEvent.click(screen.getByRole('button', { name: 'Scratch all' }));
  expect(screen.getByText('No prize. No win this time')).toBeInstanceOf(HTMLElement);
  await buy([7, 5, 6, 4, 5, 6, 3, 2, 1, 4], '0');
  expect(screen.getAllByRole('button', { name: /^Panel \d$/ })).toHaveLength(9);
});
