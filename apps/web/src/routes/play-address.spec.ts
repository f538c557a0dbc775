import { withoutPlay, withPlay } from './play-address';

test('the wish to play is put into an address and taken out again', () => {
  expect(withPlay('/rng', 1008, false)).toBe('/rng?play=1008');
  expect(withPlay('/rng?a=1', 1008, true)).toBe('/rng?a=1&play=1008&demo=1');
  expect(withoutPlay('/rng?play=1008&demo=1')).toBe('/rng');
  expect(withoutPlay('/rng?a=1&play=1008')).toBe('/rng?a=1');
  expect(withoutPlay('/')).toBe('/');
});
