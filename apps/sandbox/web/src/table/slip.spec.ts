import { boundsOf } from '../session/stake';
import { chipsOf, slipOf, slipProblem, slipStakes, slipTotal } from './slip';

const bounds = boundsOf({ min: '100', max: '1000', step: '100', presets: ['500', '2000'], maxWin: '9000' });
const chip = (spot: string, amount: bigint) => ({ spot, amount });

test('chips on one spot are one stake', () => {
  const slip = [chip('tie', 100n), chip('player', 500n), chip('tie', 100n)];
  expect(slipStakes(slip)).toEqual({ tie: 200n, player: 500n });
  expect(slipTotal(slip)).toBe(700n);
  expect(slipStakes(slipOf(slipStakes(slip)))).toEqual(slipStakes(slip));
});

test.each([
  [[chip('tie', 1000n), chip('player', 1000n)], 2000n, null],
  [[chip('tie', 1000n), chip('player', 1000n)], 1999n, 'money'],
  [[chip('tie', 1000n), chip('tie', 100n)], 9000n, 'high'],
  [[chip('tie', 50n)], 9000n, 'low'],
  [[chip('tie', 150n)], 9000n, 'step'],
] as const)('%j with a balance of %s: %s', (slip, balance, problem) => {
  expect(slipProblem(slip, bounds, balance)).toBe(problem);
});

test('offers no chip above the highest stake', () => {
  expect(chipsOf(bounds)).toEqual([100n, 500n]);
});
