/** What the first line of a table calls its column. */
const HEADINGS = new Set(['username', 'account']);

/**
 * The accounts in the first column of a text with commas, semicolons or tabs, in lower case and each once; `lines` counts
 * those that are not empty, without the heading.
 */
export function readAccounts(text: string): { accounts: string[]; lines: number } {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      (line.split(/[,;\t]/)[0] ?? '')
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase(),
    )
    .filter((cell) => cell !== '');
  const named = HEADINGS.has(cells[0] ?? '') ? cells.slice(1) : cells;
  return { accounts: [...new Set(named)], lines: named.length };
}
