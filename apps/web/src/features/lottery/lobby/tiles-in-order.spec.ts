import { tilesInOrder } from './tiles-in-order';

const codes = (recent: string[]) =>
  tilesInOrder(
    ['SSC1M', 'VN_5M', 'SSC5M', 'L645', 'SSC5M', 'NOT_OURS'].map((gameCode) => ({ gameCode })),
    recent,
  ).map(({ gameCode }) => gameCode);

test('those that were played last come first, each once, and only those of this page', () => {
  expect(codes([])).toEqual(['SSC1M', 'SSC5M', 'L645']);
  expect(codes(['L645', 'VN_5M', 'SSC5M'])).toEqual(['L645', 'SSC5M', 'SSC1M']);
});
