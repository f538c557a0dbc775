import { GAP, MIDDLE, placeAfter, placeAt } from './fall';

const turns = [0, 1, 1, 0, 1, 1, 1, 0];

test('a ball ends in the middle of its slot, and begins over the first peg', () => {
  expect(placeAt(turns, 1)).toEqual(placeAfter(turns, 8));
  expect(placeAfter(turns, 8).x).toBe(GAP / 2 + 5 * GAP);
  expect(placeAt(turns, 0)).toEqual(placeAfter(turns, 0));
  expect(placeAfter(turns, 0).x).toBe(MIDDLE);
});

test('it touches the peg of each row on its way', () => {
  for (let row = 0; row <= 8; row += 1) {
    const { x, y } = placeAt(turns, row / 8);
    expect(x).toBeCloseTo(placeAfter(turns, row).x, 6);
    expect(y).toBeCloseTo(placeAfter(turns, row).y, 6);
  }
});
