import { percentOf } from './share-rate';

test.each([
  [0, '0'],
  [200, '0.02'],
  [1, '0.0001'],
  [2300, '0.23'],
  [3500, '0.35'],
  [1_000_000, '100'],
])('%i parts per million are %s percent', (millionths, percent) => {
  expect(percentOf(millionths)).toBe(percent);
});
