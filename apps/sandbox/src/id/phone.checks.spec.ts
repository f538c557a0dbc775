import { PhoneChecks } from './phone.checks.js';

const order = {
  client: 'mela',
  phone: '+8801712345678',
  redirectUri: 'http://localhost:3000/',
  state: 'x',
  nonce: 'y',
};

test('a code is good for ten minutes, and then another one is sent', () => {
  let now = 1_000_000;
  const checks = new PhoneChecks(() => now);
  const check = checks.begin(order);
  now += 599_999;
  expect(checks.isExpired(check)).toBe(false);
  expect(checks.running({ ...order })).toBe(check);
  expect(checks.running({ ...order, nonce: 'z' })).toBeUndefined();
  now += 1;
  expect(checks.isExpired(check)).toBe(true);
  expect(checks.running({ ...order })).toBeUndefined();
});
