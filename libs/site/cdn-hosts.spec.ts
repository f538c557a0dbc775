import { anyHost, atHost } from './cdn-hosts.js';

test('chooses each of the hosts, and none of an empty list', () => {
  const hosts = ['https://a.test', 'https://b.test'];
  expect(new Set(Array.from({ length: 200 }, () => anyHost(hosts)))).toEqual(new Set(hosts));
  expect(anyHost([])).toBeNull();
});

test('moves an address to another host with all that follows it, and never out of it', () => {
  expect(atHost('http://games.test:3001/studio/play?token=a%2Bb#1', 'https://cdn.test')).toBe(
    'https://cdn.test/studio/play?token=a%2Bb#1',
  );
  expect(atHost('https://games.test//elsewhere.test/x', 'https://cdn.test:8443')).toBe(
    'https://cdn.test:8443//elsewhere.test/x',
  );
  expect(atHost('https://games.test/play', null)).toBe('https://games.test/play');
});
