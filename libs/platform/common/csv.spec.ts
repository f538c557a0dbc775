import fc from 'fast-check';
import { csvOf } from './csv.js';

const body = (rows: string[][]) => csvOf(rows).slice(1);

test('begins with the mark of UTF-8, and ends each row as RFC 4180 says', () => {
  expect(csvOf([['Account', 'জমা']])).toBe('\uFEFFAccount,জমা\r\n');
});

test('quotes what would break a row', () => {
  expect(body([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
    '"a,b","say ""no""","two\nlines",plain\r\n',
  );
});

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx'])('%j is not run by a spreadsheet', (text) => {
  expect(body([[text]])).toMatch(/^"?'/);
});

test('numbers stay plain', () => {
  expect(body([['-12.50', '1234.00', '0']])).toBe('-12.50,1234.00,0\r\n');
});

test('whatever is written is read again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '=', '-', ' ', '1') });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (rows) => {
      const marked = rows.map((row) =>
        row.map((cell) => (/^[=\-\r]/.test(cell) && !/^-\d+$/.test(cell) ? `'${cell}` : cell)),
      );
      expect(read(body(rows))).toEqual(marked);
    }),
  );
});

/** A reader of its own, after the grammar of RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
