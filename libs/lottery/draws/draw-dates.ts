import { dayAt, dayText, instantOf, readDay } from '../common/draws/zone-days.js';
import { type LotteryGame, resultWaits } from '../common/games.js';
import type { DrawRow } from './draw-row.js';

const MINUTE_MS = 60_000;
/** A draw is moved so many days away from the day of its number at most. */
const MOST_DAYS = 14;

/** Days of a game's time zone, counted as in `zone-days`; both may be chosen. */
export interface Days {
  from: number;
  to: number;
}

/** When a draw is, by the rules of its game. */
export interface DrawMoments {
  closeAt: Date;
  drawAt: Date;
  resultDueAt: Date;
  voidAt: Date;
}

/** The draws of the same game just before and after one, whatever became of them. */
export interface Neighbours {
  before: DrawRow | null;
  after: DrawRow | null;
}

export const dayOf = (game: LotteryGame, { drawAt }: DrawRow): number => dayAt(drawAt, game.timeZone);

/** A draw on this day at the game's usual time. @throws RangeError for a game with several draws a day */
export function momentsOn(game: LotteryGame, day: number): DrawMoments {
  const { schedule, timeZone, saleEndsSeconds } = game;
  if (schedule.kind === 'periodic') throw new RangeError(`${game.code} has more than one draw a day`);
  const at = instantOf(day, schedule.at, timeZone);
  const { lateMinutes, voidMinutes } = resultWaits(game);
  return {
    closeAt: new Date(at - saleEndsSeconds * 1000),
    drawAt: new Date(at),
    resultDueAt: new Date(at + lateMinutes * MINUTE_MS),
    voidAt: new Date(at + voidMinutes * MINUTE_MS),
  };
}

/**
 * The days that a draw may be moved to: on sale beyond this moment, near the day of its number, and between its neighbours. Null for a draw
 * of our own, one whose sale is over, the last one that is planned, and where no other day is left.
 */
export function movableDays(
  game: LotteryGame,
  draw: DrawRow,
  { before, after }: Neighbours,
  now: Date,
): Days | null {
  const numbered = readDay(draw.drawNo);
  const onSale = (draw.status === 'planned' || draw.status === 'open') && draw.closeAt > now;
  if (game.result === 'own' || !onSale || numbered === null || !after) return null;
  const opened = Math.max(now.getTime(), draw.openAt.getTime());
  const to = Math.min(numbered + MOST_DAYS, dayOf(game, after) - 1);
  let from = Math.max(numbered - MOST_DAYS, before ? dayOf(game, before) + 1 : numbered - MOST_DAYS);
  while (from <= to && momentsOn(game, from).closeAt.getTime() <= opened) from += 1;
  const isOnlyItsOwn = from === to && from === dayOf(game, draw);
  return from > to || isOnlyItsOwn ? null : { from, to };
}

/** `yyyy-MM-dd` */
export const wireDay = (day: number): string => dayText(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** @throws RangeError for a text that is no day */
export function readWireDay(text: string): number {
  const day = readDay(text.replaceAll('-', ''));
  if (day === null) throw new RangeError(`${text} is no day`);
  return day;
}
