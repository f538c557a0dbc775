import { findGame } from '#libs/lottery/common/games';
import { DRAW_AT, drawnDraw, runningDraw } from './draw.fixture';
import { renewNext } from './renew-next';
import { saleDraw, shortNo } from './sale-draw';

const game = findGame('SSC1M');
if (!game) throw new Error('no SSC1M');
const CLOSE_AT = DRAW_AT - 5000;

test('bets go to the next draw from the moment of the close on', () => {
  const draws = { draw: runningDraw(), next: runningDraw(1, { status: 'planned' }) };
  expect(saleDraw(game, draws, CLOSE_AT - 1).drawNo).toBe('20261122-0845');
  expect(saleDraw(game, draws, CLOSE_AT).drawNo).toBe('20261122-0846');
});

test('where the server has named none, the schedule says which draw is on sale', () => {
  expect(saleDraw(game, { draw: null, next: null }, CLOSE_AT).drawNo).toBe('20261122-0846');
  expect(saleDraw(game, { draw: runningDraw(), next: null }, CLOSE_AT)).toEqual({
    drawNo: '20261122-0846',
    closeAt: '2026-11-22T08:05:55.000Z',
    drawAt: '2026-11-22T08:06:00.000Z',
  });
});

test('a board renews the draw and keeps a next one that is still later', () => {
  const held = { now: '', draw: runningDraw(), next: runningDraw(1), last: drawnDraw() };
  const closed = runningDraw(0, { status: 'closed' });
  expect(renewNext(held, { draw: closed, last: drawnDraw() })).toMatchObject({
    draw: closed,
    next: held.next,
  });
  expect(renewNext(held, { draw: runningDraw(1), last: drawnDraw(0) }).next).toBeNull();
});

test('a board that is older than what is held changes nothing', () => {
  const held = { now: '', draw: runningDraw(1), next: null, last: drawnDraw(0) };
  expect(renewNext(held, { draw: runningDraw(), last: drawnDraw() })).toBe(held);
});

test('the number of a draw is short where a day has several', () => {
  expect([shortNo('20261122-0845'), shortNo('20261122')]).toEqual(['0845', '20261122']);
});
