import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import { instantRules } from '../../../common/instant/titles';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { InstantGame } from './instant-game';
import { INSTANT_SCENES } from './scenes';

const plinkoView: SessionView = {
  ...diceView,
  game: 'rain-plinko',
  kind: 'instant',
  title: instantRules('rain-plinko').names,
  dice: null,
};
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
});

const balance = () => screen.getByTestId('balance').textContent;
const drop = () =>
  renderInSession(
    <InstantGame rules={instantRules('rain-plinko')} scene={INSTANT_SCENES['rain-plinko']} />,
    plinkoView,
  );
const answer = (shown: number[], payout: string, after: string) =>
  act(async () =>
    calls.at(-1)?.answer(200, {
      round: `round-${calls.length}`,
      stake: '1000',
      choice: 0,
      steps: [],
      over: true,
      payout,
      shown,
      balance: after,
      fairness: { ...diceView.fairness, nonce: 4 },
    }),
  );

test('a drop by the space bar leaves the balance at once, and its payout arrives when it is shown', async () => {
  const { container } = drop();
  await userEvent.keyboard('[Space]');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/studio/api/instant/play', body: { amount: '1000', choice: 0 } },
  ]);
  expect(balance()).toBe('৳90.00');
  await answer([1, 1, 1, 0, 0, 0, 0, 0], '700', '9700');
  expect(balance()).toBe('৳97.00');
  expect(screen.getByText('0.7×. ৳7.00 returned')).toBeInstanceOf(HTMLElement);
  expect(container.querySelector('.lit')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  await answer([1, 1, 1, 1, 1, 1, 1, 1], '13000', '21700');
  expect(screen.getByText('13×. Won ৳130.00')).toBeInstanceOf(HTMLElement);
  expect(container.querySelector('.lit')).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '13×won',
    '0.7×lost',
  ]);
});
