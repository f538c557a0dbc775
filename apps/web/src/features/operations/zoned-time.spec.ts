import { fromZone, inZone } from './zoned-time';

test.each([
  ['2026-11-24T18:00', 'Asia/Dhaka', '2026-11-24T12:00:00.000Z'],
  ['2026-11-24T18:00', 'UTC', '2026-11-24T18:00:00.000Z'],
  ['2026-11-24T00:15', 'Asia/Kathmandu', '2026-11-23T18:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s in %s is %s', (text, zone, iso) => {
  expect(fromZone(text, zone)).toBe(iso);
  expect(inZone(iso, zone)).toBe(text);
});

test('nothing stays nothing', () => {
  expect([fromZone('', 'UTC'), fromZone('soon', 'UTC'), inZone(null, 'UTC'), inZone('soon', 'UTC')]).toEqual([
    null,
    null,
    '',
    '',
  ]);
});
