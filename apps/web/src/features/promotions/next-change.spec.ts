import { msUntilNextChange } from './next-change';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const promotion = (startsAt: number, endsAt: number | null) => ({
  schedule: { startsAt: at(startsAt), endsAt: endsAt === null ? null : at(endsAt), weekdays: null },
});

test('waits for whatever begins or ends next', () => {
  expect(msUntilNextChange([promotion(0, 90), promotion(60, null)], 50_000)).toBe(10_500);
  expect(msUntilNextChange([promotion(0, 90), promotion(60, null)], 60_000)).toBe(30_500);
});

test('looks again after an hour, and never where nothing will change', () => {
  expect(msUntilNextChange([promotion(0, 1_000_000)], 50_000)).toBe(3_600_000);
  expect(msUntilNextChange([promotion(0, null), promotion(0, 10)], 50_000)).toBe(false);
});
