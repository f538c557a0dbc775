import type { PricedNumber } from '#libs/lottery/common/lines/number-prices';
import { draftsByPrice } from './drafts-by-price';
import type { LineDraft } from './priced-line';

const PRICES: PricedNumber[] = [
  { rule: 'sea.bottom2', number: '72', price: 'half' },
  { rule: 'sea.bottom2', number: '13', price: 'closed' },
  { rule: 'sea.top2', number: '27', price: 'half' },
];
const draft = (...numbers: string[]): LineDraft => ({
  rule: 'sea.bottom2',
  picks: [numbers],
  stake: { amount: '5' },
});

test('numbers that pay half stand in a line of their own, at half of the odds', () => {
  expect(draftsByPrice(draft('72', '27'), 1930, PRICES)).toEqual([
    draft('27'),
    { ...draft('72'), odds: { '': '48.25' } },
  ]);
  expect(draftsByPrice(draft('72'), 1930, PRICES)).toEqual([{ ...draft('72'), odds: { '': '48.25' } }]);
});

test('a line without such a number stays as it is', () => {
  expect(draftsByPrice(draft('27', '99'), 1930, PRICES)).toEqual([draft('27', '99')]);
  expect(draftsByPrice(draft('72'), 1930, [])).toEqual([draft('72')]);
});
