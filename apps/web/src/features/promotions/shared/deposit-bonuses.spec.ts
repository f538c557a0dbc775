import type { DepositBonus } from '#libs/rewards/common/deposit-bonuses.calls';
import { promotionOf } from '../promotion.fixture';
import { bonusInForce, givenFor, missingFor, NO_BONUS } from './deposit-bonuses';

const bonusOf = (changes: Partial<DepositBonus> = {}): DepositBonus => ({
  id: 'double',
  title: 'Double',
  kind: 'bonus',
  size: { kind: 'percent', percent: 50, least: null, most: '100.00' },
  least: '500.00',
  wagering: promotionOf().reward.wagering,
  winnings: null,
  endsAt: null,
  joined: false,
  ...changes,
});
const inForce = (list: DepositBonus[], chosen: string, minor: bigint | null) =>
  bonusInForce(list, chosen, minor, 'BDT')?.id ?? null;

test('nothing is in force until it is chosen, but for what was joined', () => {
  expect(inForce([bonusOf()], '', 60000n)).toBeNull();
  expect(inForce([bonusOf({ joined: true })], '', 60000n)).toBe('double');
  expect(inForce([bonusOf({ joined: true })], NO_BONUS, 60000n)).toBeNull();
});

test('a chosen bonus is in force while the amount is enough for it', () => {
  expect(inForce([bonusOf()], 'double', null)).toBe('double');
  expect(inForce([bonusOf()], 'double', 49999n)).toBeNull();
  expect(inForce([bonusOf()], 'double', 50000n)).toBe('double');
  expect(inForce([], 'double', 50000n)).toBeNull();
  expect(missingFor(bonusOf(), 30000n, 'BDT')).toBe(20000n);
});

test('it gives a part of the amount, rounded down, up to its limit', () => {
  expect(givenFor(bonusOf(), 15001n, 'BDT')).toBe('75.00');
  expect(givenFor(bonusOf(), 90000n, 'BDT')).toBe('100.00');
  expect(givenFor(bonusOf(), null, 'BDT')).toBeNull();
  expect(givenFor(bonusOf({ size: { kind: 'fixed', amount: '20' } }), null, 'BDT')).toBe('20');
});
