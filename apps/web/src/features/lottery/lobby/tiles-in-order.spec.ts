import type { LotteryPage } from '#libs/games/common/launch-pages';
import { tilesInOrder } from './tiles-in-order';

const codes = (recent: string[], page?: LotteryPage) =>
  tilesInOrder(
    ['SSC1M', 'VN_5M', 'SSC5M', 'L645', 'SSC5M', 'SEA_5M', 'NOT_OURS'].map((gameCode) => ({ gameCode })),
    recent,
    page,
  ).map(({ game }) => game.code);

test('those that were played last come first, each once, and only those of the page', () => {
  expect(codes([], '/lottery')).toEqual(['SSC1M', 'SSC5M', 'L645']);
  expect(codes(['L645', 'VN_5M', 'SSC5M'], '/lottery')).toEqual(['L645', 'SSC5M', 'SSC1M']);
  expect(codes([], '/vnLottery')).toEqual(['VN_5M']);
  expect(codes([], '/seaLottery')).toEqual(['SEA_5M']);
});

test('a list of all games has those of every page', () => {
  expect(codes(['SEA_5M'])).toEqual(['SEA_5M', 'SSC1M', 'VN_5M', 'SSC5M', 'L645']);
});
