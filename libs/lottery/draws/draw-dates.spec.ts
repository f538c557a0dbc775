import { readDay } from '../common/draws/zone-days.js';
import { findGame, type LotteryGame } from '../common/games.js';
import { momentsOn, movableDays, readWireDay, wireDay } from './draw-dates.js';
import type { DrawRow } from './draw-row.js';

const gameOf = (code: string): LotteryGame => {
  const game = findGame(code);
  if (!game) throw new Error(`there is no game ${code}`);
  return game;
};

/** A draw of Thailand by its number, on sale since long ago. */
function drawOf(drawNo: string, game = gameOf('TH_GOV'), more: Partial<DrawRow> = {}): DrawRow {
  const { closeAt, drawAt } = momentsOn(game, readDay(drawNo) ?? 0);
  return { drawNo, status: 'open', openAt: new Date(0), closeAt, drawAt, ...more } as DrawRow;
}

const days = (...[game, draw, neighbours, now]: Parameters<typeof movableDays>) => {
  const found = movableDays(game, draw, neighbours, now);
  return found && [wireDay(found.from), wireDay(found.to)];
};

const thai = gameOf('TH_GOV');
const neighbours = { before: drawOf('20270116'), after: drawOf('20270216') };

test('a draw is at the usual time of its game on any day', () => {
  expect(momentsOn(thai, readWireDay('2027-01-02'))).toEqual({
    closeAt: new Date('2027-01-02T07:20:00Z'),
    drawAt: new Date('2027-01-02T08:30:00Z'),
    resultDueAt: new Date('2027-01-02T09:00:00Z'),
    voidAt: new Date('2027-01-03T08:30:00Z'),
  });
});

test('a draw is moved between its neighbours, and 14 days at most', () => {
  const draw = drawOf('20270201');
  expect(days(thai, draw, neighbours, new Date('2027-01-01'))).toEqual(['2027-01-18', '2027-02-15']);
  expect(days(thai, draw, { ...neighbours, before: null }, new Date('2027-01-01'))?.[0]).toBe('2027-01-18');
  const moved = drawOf('20270201', thai, momentsOn(thai, readWireDay('2027-02-10')));
  expect(days(thai, moved, neighbours, new Date('2027-01-01'))).toEqual(['2027-01-18', '2027-02-15']);
  const near = { before: drawOf('20270130'), after: drawOf('20270203') };
  expect(days(thai, draw, near, new Date('2027-01-01'))).toEqual(['2027-01-31', '2027-02-02']);
});

test('the sale of a draw that is moved does not end at once, nor before it began', () => {
  const draw = drawOf('20270201');
  expect(days(thai, draw, neighbours, new Date('2027-01-30T07:19:59Z'))?.[0]).toBe('2027-01-30');
  expect(days(thai, draw, neighbours, new Date('2027-01-30T07:20:00Z'))?.[0]).toBe('2027-01-31');
  const planned = drawOf('20270201', thai, { status: 'planned', openAt: new Date('2027-01-25T07:20:00Z') });
  expect(days(thai, planned, neighbours, new Date('2027-01-01'))?.[0]).toBe('2027-01-26');
});

test.each<[string, LotteryGame, DrawRow, Parameters<typeof movableDays>[2]]>([
  ['of our own', gameOf('L645'), drawOf('20270201', gameOf('L645')), neighbours],
  ['that is closed', thai, drawOf('20270201', thai, { status: 'closed' }), neighbours],
  ['whose sale is over', thai, drawOf('20270201', thai, { closeAt: new Date('2027-01-01') }), neighbours],
  ['that is the last one', thai, drawOf('20270201'), { ...neighbours, after: null }],
  [
    'of a daily game',
    gameOf('VN_NORTH'),
    drawOf('20270201', gameOf('VN_NORTH')),
    {
      before: drawOf('20270131', gameOf('VN_NORTH')),
      after: drawOf('20270202', gameOf('VN_NORTH')),
    },
  ],
])('a draw %s is not moved', (_name, game, draw, beside) => {
  expect(days(game, draw, beside, new Date('2027-01-01'))).toBeNull();
});
