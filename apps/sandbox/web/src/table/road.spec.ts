import { bigRoad } from './road';

const places = (road: string) =>
  bigRoad([...road], 'T').map(({ mark, column, row, neutral }) => `${mark}${column},${row}+${neutral}`);

test('each run of a side is a column, and ties are counted on the result before', () => {
  expect(places('PPTBP')).toEqual(['P0,0+0', 'P0,1+1', 'B1,0+0', 'P2,0+0']);
});

test('ties before the first result are counted on it', () => {
  expect(places('TTB')).toEqual(['B0,0+2']);
});

test('a long run turns to the right at the bottom, and the next column begins beside its start', () => {
  expect(places('PPPPPPPPB')).toEqual([
    ...['P0,0+0', 'P0,1+0', 'P0,2+0', 'P0,3+0', 'P0,4+0', 'P0,5+0', 'P1,5+0', 'P2,5+0'],
    'B1,0+0',
  ]);
});

test('a run turns before a place that is taken', () => {
  expect(places(`${'P'.repeat(7)}${'B'.repeat(6)}`).slice(-2)).toEqual(['B1,4+0', 'B2,4+0']);
});
