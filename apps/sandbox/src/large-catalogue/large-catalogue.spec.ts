import { GAME_CODES } from '../../common/api.js';
import { STUDIO_TITLES } from '../studio/catalogue.js';
import { VENDOR_CODES } from '../vendor/codes.js';
import { TITLE_KINDS } from './kinds.js';
import { largeCatalogue } from './large-catalogue.js';

const titles = largeCatalogue();
const distinct = (values: string[]) => new Set(values).size;

test('has 5,000 titles of twelve vendors, no two of one code or name', () => {
  expect(titles).toHaveLength(5000);
  expect([...new Set(titles.map(({ vendor }) => vendor))].toSorted()).toEqual([...VENDOR_CODES].toSorted());
  expect(VENDOR_CODES).toHaveLength(12);
  expect(distinct(titles.map(({ code }) => code))).toBe(5000);
  expect(distinct(titles.map(({ names }) => names.en))).toBe(5000);
  expect(distinct(titles.map(({ names }) => names.bn ?? ''))).toBe(5000);
});

test('leaves the names of the games to the games', () => {
  expect(titles.filter(({ code }) => (GAME_CODES as readonly string[]).includes(code))).toEqual([]);
});

test('is the same at each start', () => {
  expect(largeCatalogue()).toEqual(titles);
});

test('names are words of the language, and codes such as portals read', () => {
  for (const { code, names } of titles) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(names.en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)+$/);
    expect(names.bn).toMatch(/^[\p{Script=Bengali}\u200c\u200d]+( [\p{Script=Bengali}\u200c\u200d]+)+$/u);
  }
});

test('every kind has as many titles as it says, and every game of the studio is opened by some', () => {
  for (const { category, lobbyClass, count } of TITLE_KINDS)
    expect(
      titles.filter((title) => title.category === category && title.lobbyClass === lobbyClass),
    ).toHaveLength(count);
  const opened = new Set<string>(titles.map(({ game }) => game));
  for (const { code } of STUDIO_TITLES) expect([code, opened.has(code)]).toEqual([code, true]);
});
