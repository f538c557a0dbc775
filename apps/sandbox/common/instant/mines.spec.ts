import { CASH_OUT, mines, minesPayout, TILES } from './mines.js';

const STAKE = 10n ** 12n;
const NO_LIMIT = 10n ** 40n;
const bet = (choice: number, stake = STAKE, maxWin = NO_LIMIT) => ({ stake, choice, maxWin });

test.each(Array.from({ length: TILES - 1 }, (_, index) => index + 1))(
  'with %d mines, whenever one cashes out, 99 %% of the stakes come back',
  (count) => {
    let ways = 1n;
    let all = 1n;
    for (let safe = 1; safe <= TILES - count; safe += 1) {
      ways *= BigInt(TILES - count - safe + 1);
      all *= BigInt(TILES - safe + 1);
      const returned = Number((minesPayout(STAKE, count, safe) * ways * 10n ** 9n) / (all * STAKE)) / 1e9;
      expect(returned).toBeLessThanOrEqual(0.99);
      expect(returned).toBeGreaterThan(0.99 - 1e-6);
    }
  },
);

/** Every way to hide so many mines. */
function boards(count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const tiles = Array.from({ length: TILES - from }, (_, index) => from + index);
  return tiles.flatMap((tile) => boards(count - 1, tile + 1).map((rest) => [tile, ...rest]));
}

test('all boards of three mines, played to the fourth tile, return 99 %', () => {
  const all = boards(3);
  expect(all).toHaveLength(2300);
  const paid = all.reduce((sum, hidden) => {
    const first = [3, 7, 12, 24];
    const mine = first.findIndex((tile) => hidden.includes(tile));
    const steps = mine === -1 ? [...first, CASH_OUT] : first.slice(0, mine + 1);
    const turn = mines.turn(hidden, bet(3), steps);
    expect(turn?.over).toBe(true);
    return sum + (turn?.payout ?? 0n);
  }, 0n);
  expect(Number((paid * 10n ** 9n) / (STAKE * 2300n)) / 1e9).toBeCloseTo(0.99, 8);
});

test('pays what the table of one mine and of 24 says, rounded down', () => {
  expect(minesPayout(100n, 1, 1)).toBe(103n);
  expect(minesPayout(100n, 1, 24)).toBe(2475n);
  expect(minesPayout(100n, 24, 1)).toBe(2475n);
  expect(minesPayout(1000n, 3, 2)).toBe(1285n);
});

test('draws mines without replacement', () => {
  expect(mines.deal([0, 0, 0.999_999], 3)).toEqual([0, 1, 24]);
});

test('hides the mines until the round is over', () => {
  const hidden = [4, 9];
  expect(mines.turn(hidden, bet(2), [])).toEqual({ over: false, payout: 0n, shown: [] });
  expect(mines.turn(hidden, bet(2), [0])).toMatchObject({ over: false, shown: [] });
  expect(mines.turn(hidden, bet(2), [0, 9])).toEqual({ over: true, payout: 0n, shown: hidden });
  expect(mines.turn(hidden, bet(2), [0, CASH_OUT])).toMatchObject({ over: true, shown: hidden });
});

test.each([
  [[CASH_OUT]],
  [[0, 0]],
  [[25 + 1]],
  [[-1]],
  [[0.5]],
  [[9, 1]],
  [[0, CASH_OUT, 1]],
  [[9, CASH_OUT]],
])('takes no %j', (steps) => {
  expect(mines.turn([4, 9], bet(2), steps)).toBeNull();
});

test('ends by itself when no safe tile is left, and before the largest win is exceeded', () => {
  const hidden = Array.from({ length: 24 }, (_, index) => index + 1);
  expect(mines.turn(hidden, bet(24), [0])).toMatchObject({ over: true, payout: minesPayout(STAKE, 24, 1) });
  const small = bet(3, 100n, minesPayout(100n, 3, 2));
  expect(mines.turn([22, 23, 24], small, [0])).toMatchObject({ over: false });
  expect(mines.turn([22, 23, 24], small, [0, 1])).toMatchObject({ over: true, payout: small.maxWin });
  expect(mines.turn([22, 23, 24], small, [0, 1, 2])).toBeNull();
});
