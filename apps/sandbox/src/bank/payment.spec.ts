import { wrongAmount } from './payment.js';
import { trustedReturnUrl } from './return-url.js';

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

test.each([
  ['http://localhost:3000/deposit?x=1', 'http://localhost:3000/deposit?x=1'],
  ['http://mela.localhost:3000/', 'http://mela.localhost:3000/'],
  ['http://mela.localhost:3001/', undefined],
  ['http://localhost/', undefined],
  ['http://evil.example:3000/', undefined],
  ['http://localhost.evil.example:3000/', undefined],
  ['http://localhost:3000@evil.example/', undefined],
  ['http://user:word@localhost:3000/', undefined],
  ['javascript:alert(1)//mela.localhost:3000', undefined],
  ['ftp://mela.localhost:3000/', undefined],
  ['/deposit', undefined],
])('the way back to %s', (address, followed) => {
  expect(trustedReturnUrl(address, 'http://localhost:3000')).toBe(followed);
});
