import fc from 'fast-check';
import { BALLS, COLUMNS, ROW_NUMBERS, STRIP_NUMBERS, STRIP_TICKETS, stripOf } from './ticket.js';

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const numbers = fc.array(number, { minLength: STRIP_NUMBERS, maxLength: STRIP_NUMBERS });
const rise = (column: readonly number[]) =>
  column.every((one, at) => at === 0 || one > (column[at - 1] ?? 0));

test('each strip is six real tickets, with every number once', () => {
  fc.assert(
    fc.property(numbers, (given) => {
      const strip = stripOf(given);
      expect(strip).toHaveLength(STRIP_TICKETS);
      const all = strip.flat(2).filter((one) => one > 0);
      expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: BALLS }, (_, at) => at + 1));
      for (const ticket of strip) {
        expect(ticket.map((row) => row.filter((one) => one > 0).length)).toEqual([
          ROW_NUMBERS,
          ROW_NUMBERS,
          ROW_NUMBERS,
        ]);
        for (let column = 0; column < COLUMNS; column += 1) {
          const cells = ticket.map((row) => row[column] ?? 0).filter((one) => one > 0);
          expect(cells.length).toBeGreaterThanOrEqual(1);
          expect(rise(cells)).toBe(true);
          const least = column === 0 ? 1 : column * 10;
          const most = column === COLUMNS - 1 ? BALLS : column * 10 + 9;
          expect(cells.every((one) => one >= least && one <= most)).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('columns of one, two and three numbers come up, and rows of all shapes', () => {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const strips = Array.from({ length: 60 }, () => stripOf(Array.from({ length: STRIP_NUMBERS }, next)));
  const counts = new Map<number, number>();
  for (const ticket of strips.flat())
    for (let column = 0; column < COLUMNS; column += 1) {
      const count = ticket.filter((row) => (row[column] ?? 0) > 0).length;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3]);
  expect(counts.get(3)).toBeGreaterThan(100);
  const shapes = new Set(
    strips.flat().map((ticket) => ticket.map((row) => row.map((one) => (one ? 1 : 0)).join('')).join()),
  );
  expect(shapes.size).toBeGreaterThan(300);
});
