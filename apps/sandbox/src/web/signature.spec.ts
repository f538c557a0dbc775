import { isSigned, isTimely, type SignedMessage, sign } from './signature.js';

const message: SignedMessage = {
  timestamp: '1700000000',
  method: 'POST',
  path: '/wps/cashier/webhooks/bank?a=1',
  operator: 'mela',
  body: '{"amount":"500.00"}',
};

test('signs timestamp, method, path, operator and body', () => {
  // Known answer, made with `openssl dgst -sha256 -hmac secret`.
  expect(sign('secret', message)).toBe('v1=a452e6b5db9cdea3910b2387eeba4884d8b3070b8628133f48138235ecaf6b62');
  expect(isSigned('secret', message, sign('secret', message))).toBe(true);
});

test.each<Partial<SignedMessage>>([
  { timestamp: '1700000001' },
  { method: 'GET' },
  { path: '/wps/cashier/webhooks/bank' },
  { operator: 'other' },
  { body: '{"amount":"500.01"}' },
])('refuses a signature over something else: %j', (change) => {
  expect(isSigned('secret', { ...message, ...change }, sign('secret', message))).toBe(false);
});

test.each(['', 'v1=', 'v1=00', 'v2=abc', '🙂'])('refuses the malformed signature %j', (signature) => {
  expect(isSigned('secret', message, signature)).toBe(false);
});

test('refuses another secret', () => {
  expect(isSigned('secret', message, sign('Secret', message))).toBe(false);
});

test('a time is good for 300 seconds to either side', () => {
  const now = 1_700_000_000_000;
  expect(isTimely('1699999700', now)).toBe(true);
  expect(isTimely('1700000300', now)).toBe(true);
  expect(isTimely('1699999699', now)).toBe(false);
  expect(isTimely('1700000301', now)).toBe(false);
  for (const text of ['', '17e8', '-1', '1700000000.0', '01700000000', '+1700000000', ' 1700000000', 'now'])
    expect(isTimely(text, now)).toBe(false);
});
