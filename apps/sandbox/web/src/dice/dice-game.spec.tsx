import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { DiceGame } from './dice-game';

const FAIRNESS = { serverSeedHash: 'ab'.repeat(32), clientSeed: 'mine', nonce: 4 };
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
});

const roll = () => screen.getByRole('button', { name: /^Roll/ });
const balance = () => screen.getByTestId('balance').textContent;
const answer = (won: boolean, payout: string, after: string) =>
  act(async () =>
    calls.at(-1)?.answer(200, {
      round: `round-${calls.length}`,
      roll: won ? 7312 : 1204,
      won,
      multiplier: '1.9801',
      payout,
      balance: after,
      fairness: FAIRNESS,
    }),
  );

test('a roll leaves the balance at once, and its payout arrives when it is shown', async () => {
  renderInSession(<DiceGame />);
  await userEvent.click(roll());
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/studio/api/dice/roll', body: { amount: '1000', target: 5000, over: true } },
  ]);
  expect(balance()).toBe('৳90.00');
  await answer(true, '1980', '10980');
  expect(balance()).toBe('৳109.80');
  expect(screen.getByText('Rolled 73.12. Won ৳19.80.')).toBeInstanceOf(HTMLElement);
});

test('side, target and odds come before the stake, on the screen and by the tab key', async () => {
  renderInSession(<DiceGame />);
  const steps = [
    screen.getByRole('radio', { name: 'Over' }),
    screen.getByRole('textbox', { name: 'Target' }),
    screen.getByText('Chance'),
    screen.getByRole('textbox', { name: 'Stake' }),
    roll(),
  ];
  const inOrder = [...document.querySelectorAll('*')].filter((element) =>
    steps.includes(element as HTMLElement),
  );
  expect(inOrder).toEqual(steps);
  steps[0]?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(steps[1]);
  await userEvent.tab();
  expect(document.activeElement).toBe(steps[3]);
});

test('while a call is unanswered nothing plays: no second press, no key', async () => {
  renderInSession(<DiceGame />);
  await userEvent.click(roll());
  await userEvent.click(screen.getByRole('button', { name: 'Rolling…' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('[Space][Enter]');
  expect(calls).toHaveLength(1);
  await answer(false, '0', '9000');
  await userEvent.keyboard('[Space]');
  expect(calls).toHaveLength(2);
});

test('turning to under keeps the chance, and the target follows', async () => {
  renderInSession(<DiceGame />);
  const target = screen.getByRole('textbox', { name: 'Target' });
  await userEvent.clear(target);
  await userEvent.type(target, '৭৫.৫');
  await userEvent.click(screen.getByRole('radio', { name: 'Under' }));
  expect((target as HTMLInputElement).value).toBe('24.50');
  await userEvent.click(roll());
  expect(calls[0]?.body).toEqual({ amount: '1000', target: 2450, over: false });
});

test('too little money is said in words, with the way to a deposit out of the frame', async () => {
  renderInSession(<DiceGame />);
  await userEvent.click(roll());
  await act(async () => calls[0]?.answer(422, { error: 'insufficient_funds', params: {} }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Your balance is too low');
  const link = screen.getByRole('link', { name: 'Deposit' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([diceView.depositUrl, '_top']);
  expect(balance()).toBe('৳100.00');
});

test('a call that is cut off locks the game until the studio answers, and says that the bet was played', async () => {
  renderInSession(<DiceGame />);
  await userEvent.click(roll());
  await act(async () => calls[0]?.cut());
  expect(screen.getByText(/Connection lost/)).toBeInstanceOf(HTMLElement);
  expect((roll() as HTMLButtonElement).disabled).toBe(true);
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/studio/api/session'));
  await act(async () => calls.at(-1)?.answer(200, { ...diceView, balance: '9000', fairness: FAIRNESS }));
  expect(screen.getByText(/was played while you were offline/)).toBeInstanceOf(HTMLElement);
  expect(balance()).toBe('৳90.00');
  expect((roll() as HTMLButtonElement).disabled).toBe(false);
});

test('a win below the stake lights no lamps: dice pay more than the stake or nothing', async () => {
  const { container } = renderInSession(<DiceGame />);
  await userEvent.click(roll());
  await answer(false, '0', '9000');
  expect(container.querySelector('.lit')).toBeNull();
  await userEvent.click(roll());
  await answer(true, '1980', '9980');
  expect(container.querySelector('.lit')).not.toBeNull();
});
