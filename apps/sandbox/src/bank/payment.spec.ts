import { wrongAmount } from './payment.js';

test.each([
  ['500.00', '250.00'],
  ['0.01', '0.01'],
  ['0.03', '0.01'],
  ['1', '1'],
  ['501', '250'],
  ['1.005', '0.502'],
])('a wrong amount for %s', (amount, half) => {
  const wrong = wrongAmount(amount);
  if (amount !== half) expect(wrong).toBe(half);
  expect(wrong).not.toBe(amount);
  expect(Number(wrong)).toBeGreaterThan(0);
});
