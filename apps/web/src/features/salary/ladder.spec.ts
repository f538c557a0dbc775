import fc from 'fast-check';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { addDecimals, ladderOf } from './ladder';

const salary = {
  kind: 'daily',
  gross: '400.00000000',
  below: '150.00000000',
  cut: '0.00000000',
  carriedIn: '-10.50000000',
} as PayoutSummary;

test('a salary is what the bets bring, less what goes below, with what was carried in', () => {
  expect(ladderOf(salary)).toEqual([
    { name: 'gross', amount: '400.00000000' },
    { name: 'below', amount: '-150.00000000' },
    { name: 'carriedIn', amount: '-10.50000000' },
    { name: 'exact', amount: '239.50000000' },
  ]);
});

test('what a correction takes back from below comes in', () => {
  const rungs = ladderOf({ ...salary, below: '-5.00000000', carriedIn: '0.00000000' });
  expect(rungs).toContainEqual({ name: 'below', amount: '5.00000000' });
  expect(rungs.at(-1)).toEqual({ name: 'exact', amount: '405.00000000' });
});

const dividend = {
  kind: 'dividend',
  profit: '1000.00',
  lossIn: '-100.00',
  betRate: '20.00',
  gross: '180.00000000',
  carriedIn: '0.00000000',
  correction: false,
} as PayoutSummary;

test('a dividend is the profit with the loss before it, times the rate', () => {
  expect(ladderOf(dividend)).toEqual([
    { name: 'profit', amount: '1000.00' },
    { name: 'lossIn', amount: '-100.00' },
    { name: 'base', amount: '900.00' },
    { name: 'times', rate: '20.00' },
  ]);
});

test('what was paid too much before is set against a dividend', () => {
  const rungs = ladderOf({ ...dividend, lossIn: '0.00', gross: '200.00000000', carriedIn: '-50.00000000' });
  expect(rungs).toEqual([
    { name: 'profit', amount: '1000.00' },
    { name: 'times', rate: '20.00' },
    { name: 'carriedIn', amount: '-50.00000000' },
    { name: 'exact', amount: '150.00000000' },
  ]);
});

test("a dividend's correction is what differs from before", () => {
  const rungs = ladderOf({ ...dividend, profit: '-10.00', gross: '-2.00000000', correction: true });
  expect(rungs).toEqual([
    { name: 'profit', amount: '-10.00' },
    { name: 'exact', amount: '-2.00000000' },
  ]);
});

test('decimals are added without a float', () => {
  const minor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
  const write = (value: bigint) => {
    const text = (value < 0n ? -value : value).toString().padStart(9, '0');
    return `${value < 0n ? '-' : ''}${text.slice(0, -8)}.${text.slice(-8)}`;
  };
  fc.assert(
    fc.property(fc.array(minor, { minLength: 1, maxLength: 5 }), (values) => {
      const sum = values.reduce((total, value) => total + value, 0n);
      expect(addDecimals(values.map(write))).toBe(write(sum));
    }),
  );
});
