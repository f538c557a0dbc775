import fc from 'fast-check';
import { InvalidAmount, MAX_MINOR, parseAmount, toWire } from './amount.js';
import { CURRENCIES, type Currency, digitsOf } from './currency.js';
import { displayAmount, displayNumber, displayRound } from './display.js';
import { divCeil, divFloor } from './rounding.js';

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
const minor = fc.bigInt({ min: 0n, max: MAX_MINOR });

function fault(text: string, code: Currency): string {
  try {
    parseAmount(text, code);
    return 'accepted';
  } catch (error) {
    return error instanceof InvalidAmount ? error.fault : 'other';
  }
}

test('converts an amount to the wire and back in every currency', () => {
  fc.assert(
    fc.property(minor, currency, (value, code) => parseAmount(toWire(value, code), code) === value),
    { numRuns: 10_000 },
  );
});

test("refuses a digit beyond the currency's, and never rounds it", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), currency, (whole, code) => {
      const text = `${whole}.${'1'.repeat(digitsOf(code) + 1)}`;
      return fault(text, code) === 'too_many_digits';
    }),
  );
});

test.each(['', ' 5', '-5', '+5', '5.', '.5', '05', '1e3', '1,000', '５００', '৫০০', '0x10', 'NaN', '5.0\n'])(
  'refuses %j as an amount',
  (text) => expect(fault(text, 'BDT')).toBe('malformed'),
);

test('refuses an amount that no column could hold', () => {
  expect(fault(toWire(MAX_MINOR, 'BDT'), 'BDT')).toBe('accepted');
  expect(fault(toWire(MAX_MINOR + 1n, 'BDT'), 'BDT')).toBe('too_large');
});

test('rounds in the direction of its name', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (a, b) => {
        const down = divFloor(a, b);
        const up = divCeil(a, b);
        return down * b <= a && a < (down + 1n) * b && (up - 1n) * b < a && a <= up * b;
      },
    ),
    { numRuns: 10_000 },
  );
});

test("shows amounts with the locale's grouping and digits", () => {
  expect(displayAmount('1234567.50', 'BDT', 'en-BD')).toBe('৳1,234,567.50');
  expect(displayAmount('1234567.50', 'BDT', 'bn-BD')).toBe('৳১২,৩৪,৫৬৭.৫০');
  expect(displayNumber('9007199254740991', 'JPY', 'en')).toBe('9,007,199,254,740,991');
  expect(displayRound('5000.00', 'BDT', 'bn')).toBe('৳৫,০০০');
  expect(displayRound('5000.50', 'BDT', 'en')).toBe('৳5,000.50');
  expect(displayNumber('90071992547409.91', 'BDT', 'en')).toBe('90,071,992,547,409.91');
});

test('the sign of an amount stays before its figures in mirrored text', () => {
  expect(displayAmount('-500.00', 'BDT', 'en')).toBe('-৳500.00');
  expect(displayAmount('-500.00', 'BDT', 'bn')).toBe('-৳৫০০.০০');
  // The mark before it has an amount read from the left, as `Intl` writes it.
  expect(displayRound('500.00', 'BDT', 'ar')).toBe('\u200e৳500');
  expect(displayAmount('-500.00', 'BDT', 'ar')).toBe('\u200e-৳500.00');
});
