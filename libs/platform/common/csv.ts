/** Spreadsheets take a cell that begins like this for a formula and would run it. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Text that would run is told apart by an apostrophe; a number stays one. */
const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

function cellOf(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The mark that spreadsheets know UTF-8 by: the beginning of a file. */
export const CSV_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), for a file that is written part by part. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A table as a CSV file in UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string => CSV_MARK + csvRows(rows);
