import { screen } from '@testing-library/react';
import type { JackpotState, SessionView } from '../../../common/api';
import { jackpotRules } from '../../../common/studio/jackpot';
import { SLOT_TITLES } from '../../../common/studio/slot-titles';
import { diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { JackpotSign } from './jackpot-sign';
import { Paytable } from './paytable';
import { lookOf } from './symbols/title-looks';

const view: SessionView = {
  ...diceView,
  game: 'harvest-pot',
  kind: 'slot',
  dice: null,
  slot: SLOT_TITLES['harvest-pot'],
  jackpot: jackpotRules(100n),
  rtp: 0.960266,
};
const state: JackpotState = { now: 0, amount: '1234567', last: null };

beforeEach(() => {
  fakeStudio();
  fakeMedia(true);
});

test('the sign has the pot, and before it is known the seed', () => {
  const { unmount } = renderInSession(<JackpotSign state={null} won={false} />, view);
  expect(screen.getByText('Jackpot: ৳5,000.00')).not.toBeNull();
  unmount();
  renderInSession(<JackpotSign state={state} won={false} />, view);
  expect(screen.getByTestId('pot').textContent).toBe('৳12,345.67');
  expect(screen.getByText('Not won yet')).not.toBeNull();
});

test('the sign says who won last, and what', () => {
  const last = { amount: '1500000', name: 'r***m', at: 0 };
  renderInSession(<JackpotSign state={{ ...state, last }} won={false} />, view);
  expect(screen.getByText('Last won: ৳15,000 by r***m')).not.toBeNull();
});

test('the paytable says how the jackpot is fed and hit, and what returns by what', () => {
  renderInSession(<Paytable rules={SLOT_TITLES['harvest-pot']} look={lookOf('harvest-pot')} />, view);
  const text = document.body.textContent;
  expect(text).toContain('1 % of each stake goes into the pot');
  expect(text).toContain('your stake divided by ৳1,000,000');
  expect(text).toContain('94.53 % come from the lines, 1 % from what players put into the pot, and 0.5 %');
});
