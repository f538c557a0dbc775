import type { LotteryPage } from '#libs/games/common/launch-pages';
import { tilesInOrder } from './tiles-in-order';

const CODES = ['SSC1M', 'VN_5M', 'SSC5M', 'L645', 'SSC5M', 'SEA_5M', 'NOT_OURS'];

const codes = (own: { recent?: string[]; favourites?: string[] }, page?: LotteryPage) =>
  tilesInOrder(
    CODES.map((gameCode) => ({ gameCode, nodeId: CODES.indexOf(gameCode) })),
    {
      recent: own.recent ?? [],
      favourites: new Set((own.favourites ?? []).map((code) => CODES.indexOf(code))),
    },
    page,
  ).map(({ game }) => game.code);

test('those that were played last come first, each once, and only those of the page', () => {
  expect(codes({}, '/lottery')).toEqual(['SSC1M', 'SSC5M', 'L645']);
  expect(codes({ recent: ['L645', 'VN_5M', 'SSC5M'] }, '/lottery')).toEqual(['L645', 'SSC5M', 'SSC1M']);
  expect(codes({}, '/vnLottery')).toEqual(['VN_5M']);
  expect(codes({}, '/seaLottery')).toEqual(['SEA_5M']);
});

test('a list of all games has those of every page', () => {
  expect(codes({ recent: ['SEA_5M'] })).toEqual(['SEA_5M', 'SSC1M', 'VN_5M', 'SSC5M', 'L645']);
});

test('favourites follow those that were played, the newest first', () => {
  expect(codes({ favourites: ['SEA_5M', 'SSC5M'] })).toEqual(['SEA_5M', 'SSC5M', 'SSC1M', 'VN_5M', 'L645']);
  expect(codes({ recent: ['L645', 'SSC5M'], favourites: ['VN_5M', 'SSC5M'] })).toEqual([
    'L645',
    'SSC5M',
    'VN_5M',
    'SSC1M',
    'SEA_5M',
  ]);
});
