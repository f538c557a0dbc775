import { keepVisit, takeVisit, unlinkedProvider, unlinkedState } from './social-place';

const visit = { provider: 'google', state: 's1', site: 'member', returnTo: '/rng' } as const;
beforeEach(() => sessionStorage.clear());

test('an answer finds the visit that it belongs to, and only once', () => {
  keepVisit(visit);
  expect(takeVisit('google', 's1')).toEqual(visit);
  expect(takeVisit('google', 's1')).toBeNull();
});

test.each([
  ['facebook', 's1'],
  ['google', 's2'],
  ['google', null],
  [undefined, 's1'],
])('an answer of another provider or with another state finds none (%s, %s)', (provider, state) => {
  keepVisit(visit);
  expect(takeVisit(provider, state)).toBeNull();
});

test('the registration learns which account belongs to nobody', () => {
  expect(unlinkedProvider(unlinkedState('facebook', '/'))).toBe('facebook');
  expect(unlinkedProvider({ unlinked: 'elsewhere' })).toBeUndefined();
  expect(unlinkedProvider(null)).toBeUndefined();
});
