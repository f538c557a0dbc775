import { type Grant, Grants } from './grants.js';

const grant: Grant = {
  provider: 'openid',
  client: 'mela',
  person: { name: 'Rahim Uddin', email: 'rahim@people.example' },
  outcome: 'continue',
  redirectUri: 'http://localhost:3000/callback',
  scopes: ['openid'],
  challenge: null,
  nonce: null,
};

let now = 0;
let grants: Grants;
beforeEach(() => {
  now = 1_000_000;
  grants = new Grants(() => now);
});

test('a code lives for a minute', () => {
  const inTime = grants.issueCode(grant);
  const late = grants.issueCode(grant);
  now += 60_000;
  expect(grants.redeem('openid', inTime)).toBe(grant);
  now += 1;
  expect(grants.redeem('openid', late)).toBe('expired');
});

test('a code is redeemed once, at its own provider', () => {
  const code = grants.issueCode(grant);
  expect(grants.redeem('facebook', code)).toBe('unknown');
  expect(grants.redeem('openid', code)).toBe(grant);
  expect(grants.redeem('openid', code)).toBe('used');
});

test('an access token ends with its life, or before it begins on demand', () => {
  const validity = (token: string) => {
    const known = grants.token('openid', token);
    return known && grants.isValid(known);
  };
  const token = grants.issueToken(grant, 3600);
  expect(validity(token)).toBe(true);
  now += 3_600_000;
  expect(validity(token)).toBe(false);
  expect(validity(grants.issueToken({ ...grant, outcome: 'expired_token' }, 3600))).toBe(false);
  expect(validity('invented')).toBeUndefined();
});
