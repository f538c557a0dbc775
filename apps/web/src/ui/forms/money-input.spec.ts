import { toAsciiDigits } from './digits';
import { acceptMoney } from './money-input';

describe('an amount while it is typed', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['12', '12'],
    ['12.', '12.'],
    ['12.5', '12.5'],
    ['12.50', '12.50'],
    ['.5', '0.5'],
    ['007', '7'],
    ['00.5', '0.5'],
    ['১২৩.৪৫', '123.45'],
    ['１２．５', '12.5'],
    ['1,500.00', '1500.00'],
    ['১,০০,০০০', '100000'],
    [' 1 500 ', '1500'],
    ['1,', '1,'],
    ['১,৫০', '1,50'],
    ['12,5', '12,5'],
    ['0,250', '0,250'],
  ])('takes %j as %j', (typed, amount) => {
    expect(acceptMoney(typed, 2)).toBe(amount);
  });

  it.each(['1.500,00', '12.345', '1.2.3', '-5', '+5', '1e3', '12a', '৳500', '12345678901234'])(
    'refuses %j',
    (typed) => {
      expect(acceptMoney(typed, 2)).toBeNull();
    },
  );

  it('takes nothing after the point in a currency without digits there', () => {
    expect(acceptMoney('1500', 0)).toBe('1500');
    expect(acceptMoney('1500.', 0)).toBe('1500.');
    expect(acceptMoney('1500.5', 0)).toBeNull();
  });

  it('turns every script of digits into ASCII and leaves the rest', () => {
    expect(toAsciiDigits('০৯ ０９ ٠٩ ۰۹ x')).toBe('09 09 09 09 x');
  });
});
