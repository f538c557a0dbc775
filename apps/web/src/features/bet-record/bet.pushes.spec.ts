import { betSettled } from '#libs/games/common/bet.events';
import type { BetSummary } from '#libs/games/common/bet-record';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { betQuery } from '../games/shared/rounds.api';
import { betPushes } from './bet.pushes';
import type { BetFilter } from './bet-filter';
import { type BetPage, betsQuery } from './bet-record.api';

const minute = (value: number) => new Date(Date.UTC(2026, 10, 21, 10, value)).toISOString();

function bet(id: number, change: Partial<BetSummary> = {}): BetSummary {
  return {
    id: String(id),
    nodeId: 1008,
    gameCode: 'river-dice',
    gameNames: { EN: 'River Dice' },
    gameType: 'RNG',
    scene: 'dice',
    vendor: 'STUDIO',
    vendorName: 'Studio',
    round: `r${id}`,
    stake: '10.00',
    payout: '0.00',
    currency: 'BDT',
    status: 'settled',
    openedAt: minute(id),
    settledAt: minute(id),
    ...change,
  };
}

function page(list: BetSummary[], change: Partial<BetPage> = {}): BetPage {
  const stake = `${list.length * 10}.00`;
  const totals = { stake, payout: '0.00', currency: 'BDT' as const };
  return { list, total: list.length, totalPages: 1, totals, seq: 5, ...change };
}

const ids = (result: BetPage | null) => result?.list.map(({ id }) => id);
const first = { filter: { from: minute(0) }, pageNo: 1 };

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(betPushes);
});
afterEach(() => scene.close());

/** The page after a round was pushed, or `null` where it is read again instead. */
function withBet(
  held: BetPage,
  bet: BetSummary,
  seq: number,
  { filter, pageNo }: { filter: BetFilter; pageNo: number },
): BetPage | null {
  const { shown, isInvalidated } = scene.after(betsQuery(filter, pageNo).queryKey, held, [
    betSettled,
    seq,
    bet,
  ]);
  return isInvalidated ? null : shown;
}

test('a new round stands first and counts in the totals', () => {
  const next = withBet(page([bet(2), bet(1)]), bet(3, { payout: '19.80' }), 6, first);
  expect(ids(next)).toEqual(['3', '2', '1']);
  expect(next).toMatchObject({
    total: 3,
    seq: 6,
    totals: { stake: '30.00', payout: '19.80' },
  });
});

test('a push that is older than the page changes nothing', () => {
  const held = page([bet(1)]);
  expect(withBet(held, bet(2), 5, first)).toBe(held);
});

test('a round that was in play changes where it stands, and counts once', () => {
  const open = bet(2, { status: 'open', settledAt: null });
  const next = withBet(page([bet(3), open, bet(1)]), bet(2, { payout: '25.00' }), 6, first);
  expect(ids(next)).toEqual(['3', '2', '1']);
  expect(next).toMatchObject({ total: 3, totals: { stake: '30.00', payout: '25.00' } });
});

test('a round that was taken back leaves the totals, and the list where that shows settled ones alone', () => {
  const held = page([bet(2), bet(1)]);
  const all = withBet(held, bet(2, { status: 'void' }), 6, first);
  expect(all).toMatchObject({ total: 2, totals: { stake: '10.00' } });
  const settled = withBet(held, bet(2, { status: 'void' }), 6, {
    ...first,
    filter: { from: minute(0), status: 'settled' },
  });
  expect(ids(settled)).toEqual(['1']);
  expect(settled).toMatchObject({ total: 1, totals: { stake: '10.00' } });
});

test('what the filter leaves out stays out', () => {
  const held = page([bet(1)]);
  const filters = [
    { from: minute(30) },
    { from: minute(0), to: minute(2) },
    { from: minute(0), gameType: 'FISH' as const },
    { from: minute(0), status: 'open' as const },
  ];
  for (const filter of filters) expect(withBet(held, bet(2), 6, { filter, pageNo: 1 })).toEqual(held);
});

test('a full page keeps its length, and a round that may stand elsewhere asks for the page anew', () => {
  const full = page(
    Array.from({ length: 20 }, (_, index) => bet(40 - index)),
    { total: 45, totalPages: 3 },
  );
  const next = withBet(full, bet(41), 6, first);
  expect(next?.list).toHaveLength(20);
  expect(next).toMatchObject({ total: 46, totalPages: 3 });
  expect(withBet(full, bet(3), 6, first)).toBeNull();
  expect(withBet(full, bet(41), 6, { ...first, pageNo: 2 })).toBeNull();
});

test('the page of a round shows its result at once, and reads its transactions and proof again', () => {
  const held = { ...bet(2, { status: 'open' }), transactions: [], proof: null, seq: 5 };
  const own = scene.after(betQuery('2').queryKey, held, [betSettled, 6, bet(2, { payout: '25.00' })]);
  expect(own).toMatchObject({
    shown: { status: 'settled', payout: '25.00', transactions: [] },
    isInvalidated: true,
  });
  expect(scene.after(betQuery('3').queryKey, held, [betSettled, 7, bet(2)]).isInvalidated).toBe(false);
});
