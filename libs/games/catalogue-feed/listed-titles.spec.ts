import { USUAL_TERMS } from '../common/vendor-terms.js';
import { compareCatalogues, type OwnTitle } from './compare-catalogues.js';
import { readVendorList } from './listed-titles.js';

const UNIT = 100_000;
const ORDER = { terms: USUAL_TERMS, currency: 'BDT', languages: ['BN', 'EN'] } as const;

const entry = (gameCode: string, fields: object = {}) => ({
  game_code: gameCode,
  category: 'RNG',
  class: 'slot',
  names: { en: gameCode, bn: `${gameCode}-bn`, ar: `${gameCode}-ar` },
  return_to_player: 0.959224,
  demo: true,
  limits: { currency: 'BDT', min_bet: UNIT, max_bet: 1000 * UNIT, largest_win: 1_000_000 * UNIT },
  ...fields,
});
const read = (...games: unknown[]) => readVendorList({ games }, ORDER);
const own = (...codes: string[]): OwnTitle[] =>
  read(...codes.map((code) => entry(code))).titles.map((title) => ({ ...title, withdrawn: false }));

test('a listed title is read in minor units, with the names of the brand, and its edge', () => {
  expect(read(entry('one'))).toEqual({
    unreadable: 0,
    titles: [
      {
        gameCode: 'one',
        names: { EN: 'one', BN: 'one-bn' },
        gameType: 'RNG',
        classify: 'slot',
        minBet: '100',
        maxBet: '100000',
        largestWin: '100000000',
        edgePpm: 40_776,
        trial: true,
        image: null,
      },
    ],
  });
});

test.each([
  ['a category that the portal does not have', { category: 'CHESS' }],
  ['no name in English', { names: { bn: 'নাম' } }],
  ['a return above the stake', { return_to_player: 1.2 }],
  ['another currency', { limits: { currency: 'EUR', min_bet: 0, max_bet: UNIT, largest_win: UNIT } }],
  [
    'an amount finer than the currency',
    { limits: { currency: 'BDT', min_bet: 1, max_bet: UNIT, largest_win: UNIT } },
  ],
  [
    'limits in the wrong order',
    { limits: { currency: 'BDT', min_bet: 2 * UNIT, max_bet: UNIT, largest_win: UNIT } },
  ],
  ['a code with a blank', { game_code: 'two words' }],
])('an entry with %s is left out, and costs no other one', (_, fields) => {
  const { titles, unreadable } = read(entry('one'), entry('two', fields), null);
  expect([titles.map(({ gameCode }) => gameCode), unreadable]).toEqual([['one'], 2]);
});

test('a title that is listed twice is left out, since nobody knows which one counts', () => {
  const { titles, unreadable } = read(entry('one'), entry('two'), entry('one', { class: 'crash' }));
  expect([titles.map(({ gameCode }) => gameCode), unreadable]).toEqual([['two'], 2]);
});

test.each([[null], [{}], [{ games: {} }], [{ games: Array.from({ length: 20_001 }, () => null) }]])(
  'a reply that is no list, or a longer one than any vendor has, is refused',
  (reply) => {
    expect(() => readVendorList(reply, ORDER)).toThrow();
  },
);

const kindsOf = (titles: OwnTitle[], list: ReturnType<typeof read>) =>
  compareCatalogues(titles, list).map(({ gameCode, kind }) => [gameCode, kind]);

test('new, changed, missing and returning titles differ, equal ones do not', () => {
  const titles = own('same', 'renamed', 'missing', 'away', 'back').map((title) => ({
    ...title,
    withdrawn: ['away', 'back'].includes(title.gameCode),
  }));
  const list = read(
    entry('same', { demo: false, names: { en: 'same', ar: 'another' } }),
    entry('renamed', { names: { en: 'Renamed' } }),
    entry('back'),
    entry('new'),
  );
  expect(kindsOf(titles, list)).toEqual([
    ['renamed', 'changed'],
    ['back', 'returned'],
    ['new', 'added'],
    ['missing', 'withdrawn'],
  ]);
});

test('while an entry is unreadable no title counts as withdrawn', () => {
  expect(kindsOf(own('one', 'two'), read(entry('one'), { game_code: 'two' }))).toEqual([]);
});

test.each([
  ['/games/one.webp', '/games/one.webp'],
  [undefined, null],
  ['https://elsewhere.example/one.webp', null],
  ['//elsewhere.example/one.webp', null],
  ['/../one.webp', null],
  ['/games/one.svg', null],
  ['/games/one.webp?x=1', null],
  [`/${'a'.repeat(70)}.png`, null],
  [5, null],
])('the picture %j is taken as %j', (image, taken) => {
  expect(read(entry('one', { image })).titles).toMatchObject([{ image: taken }]);
});

test.each([
  ['ESPORTS', 'SPORTS', 'ESPORTS'],
  ['COCKFIGHT', 'SPORTS', 'COCKFIGHT'],
  ['COCKFIGHT', 'LIVE', 'LIVE'],
  ['SPORTS', 'SPORTS', 'SPORTS'],
] as const)('what a vendor of %s lists as %s is of the category %s', (sportsCategory, category, gameType) => {
  const terms = { ...USUAL_TERMS, sportsCategory };
  const { titles } = readVendorList({ games: [entry('cup', { category })] }, { ...ORDER, terms });
  expect(titles).toMatchObject([{ gameType }]);
});
