import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstantRound, SessionView } from '../../../../common/api';
import { CASH_OUT } from '../../../../common/instant/mines';
import { instantRules } from '../../../../common/instant/titles';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../../testing/sample-session';
import { InstantGame } from '../instant-game';
import { INSTANT_SCENES } from '../scenes';

const openRound: InstantRound = {
  round: 'r',
  stake: '1000',
  choice: 5,
  steps: [3],
  over: false,
  payout: '1237',
  shown: [],
};
const view: SessionView = {
  ...diceView,
  game: 'lily-mines',
  kind: 'instant',
  title: instantRules('lily-mines').names,
  dice: null,
  openRound,
};
const FAIRNESS = diceView.fairness;
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
});

const show = (shown: SessionView) =>
  renderInSession(
    <InstantGame rules={instantRules('lily-mines')} scene={INSTANT_SCENES['lily-mines']} />,
    shown,
  );
const leaf = (name: string) => screen.getByRole('button', { name });
const answer = (round: Partial<InstantRound>, balance: string) =>
  act(async () => calls.at(-1)?.answer(200, { ...openRound, ...round, balance, fairness: FAIRNESS }));

test('the chosen number of mines is bet, and the leaves wait for it', async () => {
  show({ ...view, openRound: null });
  await userEvent.click(leaf('Leaf 1'));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(calls[0]?.body).toEqual({ amount: '1000', choice: 4 });
});

test('an unfinished round is there again: arrows lead to a leaf, Enter turns it over, the button cashes out', async () => {
  show(view);
  expect((screen.getByRole('textbox', { name: 'Mines' }) as HTMLInputElement).value).toBe('5');
  expect(leaf('Leaf 4: safe').getAttribute('aria-disabled')).toBe('true');
  act(() => leaf('Leaf 1').focus());
  await userEvent.keyboard('[ArrowDown][ArrowRight][Enter]');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/studio/api/instant/step', body: { round: 'r', at: 1, step: 6 } },
  ]);
  await answer({ steps: [3, 6], payout: '1563' }, '10000');
  expect(document.activeElement).toBe(leaf('Leaf 7: safe'));
  await userEvent.click(screen.getByRole('button', { name: 'Cash out ৳15.63' }));
  expect(calls[1]?.body).toEqual({ round: 'r', at: 2, step: CASH_OUT });
  await answer({ steps: [3, 6, CASH_OUT], over: true, payout: '1563', shown: [0, 1, 2, 4, 5] }, '11563');
  expect(screen.getByTestId('balance').textContent).toBe('৳115.63');
  expect(screen.getByText('1.56×. Won ৳15.63')).toBeInstanceOf(HTMLElement);
  expect(leaf('Leaf 1: mine')).toBeInstanceOf(HTMLElement);
});

test('a step whose answer is lost is sent again, and shown once it is answered', async () => {
  show(view);
  await userEvent.click(leaf('Leaf 9'));
  await act(async () => calls[0]?.cut());
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/studio/api/session'));
  await act(async () => calls.at(-1)?.answer(200, { ...view, openRound: null }));
  expect(calls.at(-1)?.body).toEqual({ round: 'r', at: 1, step: 8 });
  await answer({ steps: [3, 8], over: true, payout: '0', shown: [0, 1, 2, 4, 8] }, '10000');
  expect(leaf('Leaf 9: mine')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Mine. No win this time')).toBeInstanceOf(HTMLElement);
});

test('a round that another page has begun is taken over', async () => {
  show({ ...view, openRound: null });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await act(async () => calls[0]?.answer(409, { error: 'round_open', params: {} }));
  expect(screen.getByRole('alert').textContent).toContain('is not over');
  await act(async () => calls[1]?.answer(200, view));
  expect(screen.getByRole('button', { name: 'Cash out ৳12.37' })).toBeInstanceOf(HTMLElement);
});
