import { formatHundredths, formatMoney, inDigits, minorToDecimal, parseFigure } from './money';

const taka = { code: 'BDT', digits: 2, smallest: 1, symbol: '৳' };

test('writes minor units exactly, however large', () => {
  expect(minorToDecimal(7n, 2)).toBe('0.07');
  expect(minorToDecimal(-1250n, 2)).toBe('-12.50');
  expect(formatMoney(900719925474099312n, taka, 'en')).toBe('৳9,007,199,254,740,993.12');
});

test('writes digits and lakhs of the language', () => {
  expect(formatMoney(12345600n, taka, 'bn')).toBe('৳১,২৩,৪৫৬.০০');
  expect(formatMoney(12345600n, taka, 'bn', true)).toBe('৳১,২৩,৪৫৬');
  expect(formatMoney(12345650n, taka, 'en', true)).toBe('৳123,456.50');
  expect(formatHundredths(5050, 'bn')).toBe('৫০.৫০');
});

test('writes a field in digits that it reads again', () => {
  expect(inDigits('1234567890.50', 'bn')).toBe('১২৩৪৫৬৭৮৯০.৫০');
  expect(parseFigure(inDigits('90.5', 'bn'), 2)).toBe(9050n);
  expect(inDigits('90.5', 'en')).toBe('90.5');
});

test.each([
  ['12.5', 1250n],
  ['১২.৫', 1250n],
  ['1,234', 123400n],
  ['1,23,456.7', 12345670n],
  ['12.', 1200n],
])('takes %s', (text, expected) => {
  expect(parseFigure(text, 2)).toBe(expected);
});

test.each(['', '12,5', '1.234', '-5', '1e3', 'ten', '.5'])('takes no amount from %p', (text) => {
  expect(parseFigure(text, 2)).toBeNull();
});
