import { storeAttempt, takeAttempt, unlinkedProvider, unlinkedState } from './social-attempt';

const attempt = { provider: 'google', state: 's1', site: 'member', returnTo: '/rng' } as const;
beforeEach(() => sessionStorage.clear());

test('an answer finds the attempt that it belongs to, and only once', () => {
  storeAttempt(attempt);
  expect(takeAttempt('google', 's1')).toEqual(attempt);
  expect(takeAttempt('google', 's1')).toBeNull();
});

test.each([
  ['facebook', 's1'],
  ['google', 's2'],
  ['google', null],
  [undefined, 's1'],
])('an answer of another provider or with another state finds none (%s, %s)', (provider, state) => {
  storeAttempt(attempt);
  expect(takeAttempt(provider, state)).toBeNull();
});

test('the registration learns which account belongs to nobody', () => {
  expect(unlinkedProvider(unlinkedState('facebook', '/'))).toBe('facebook');
  expect(unlinkedProvider({ unlinked: 'elsewhere' })).toBeUndefined();
  expect(unlinkedProvider(null)).toBeUndefined();
});
