import { readVendorLiveState } from './vendor-live-state.js';

const UNIT = 100_000;
const table = (fields: object = {}) => ({
  game_code: 'lotus-table',
  state: 'open',
  players: 3,
  seats: 7,
  min_bet: 10 * UNIT,
  max_bet: 5000 * UNIT,
  results: ['B', 'P', 'T'],
  ...fields,
});
const tablesOf = (...tables: unknown[]) => readVendorLiveState({ tables, jackpots: [] }, 'BDT').tables;

test('reads limits as amounts of the currency, and results in their order', () => {
  expect(
    tablesOf(table(), table({ game_code: 'padma-wheel', state: 'closed', seats: null, results: [] })),
  ).toEqual([
    {
      gameCode: 'lotus-table',
      state: 'open',
      players: 3,
      seats: 7,
      minBet: '10.00',
      maxBet: '5000.00',
      results: ['B', 'P', 'T'],
    },
    expect.objectContaining({ gameCode: 'padma-wheel', state: 'closed', seats: null }),
  ]);
});

test.each([
  ['another state', { state: 'soon' }],
  ['more players than seats', { players: 8 }],
  ['a negative number of players', { players: -1 }],
  ['limits the wrong way round', { min_bet: 6000 * UNIT }],
  ['a limit finer than the currency', { min_bet: UNIT + 1 }],
  ['a limit as text', { min_bet: '10' }],
  ['an amount that no number can hold', { max_bet: 2 ** 53 }],
  ['a result that is no short text', { results: ['B', 'x'.repeat(17)] }],
  ['more than twenty results', { results: Array(21).fill('B') }],
  ['no results', { results: undefined }],
  ['no code', { game_code: '' }],
])('leaves out a table with %s, and keeps the others', (_, fields) => {
  expect(
    tablesOf(table(fields), table({ game_code: 'padma-wheel' })).map(({ gameCode }) => gameCode),
  ).toEqual(['padma-wheel']);
});

test('reads a title once, and no more than two hundred entries', () => {
  expect(tablesOf(table(), table({ players: 5 }))).toEqual([expect.objectContaining({ players: 3 })]);
  const many = Array.from({ length: 1000 }, (_, index) => table({ game_code: `table-${index}` }));
  expect(tablesOf(...many)).toHaveLength(200);
});

test('rounds a pot down to the minor unit, in a currency without digits too', () => {
  const pot = { game_code: 'kalpataru', amount: 123_456_789 };
  const amounts = (currency: 'BDT' | 'JPY') =>
    readVendorLiveState({ jackpots: [pot, { game_code: 'lost' }] }, currency).jackpots;
  expect(amounts('BDT')).toEqual([{ gameCode: 'kalpataru', amount: '1234.56' }]);
  expect(amounts('JPY')).toEqual([{ gameCode: 'kalpataru', amount: '1234' }]);
});

test.each([null, [], 'no', { tables: {} }])('refuses what is no answer at all (%j)', (answer) => {
  expect(() => readVendorLiveState(answer, 'BDT')).toThrow();
});
