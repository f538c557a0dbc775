import type { LotteryGame } from '../games.js';
import { drawInstant, drawsOfDay, indexAfter, indexDigits } from './draw-days.js';
import { dayAt, dayText, readDay } from './zone-days.js';

/** A draw of a game's schedule. Whoever asks for what an operator moved has to read the draw's row. */
export interface DrawTime {
  /** `yyyyMMdd-index` in the game's time zone, `yyyyMMdd` where there is one a day at most. */
  drawNo: string;
  /** When the one before closes. */
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
}

type Place = { day: number; index: number };

/** Longer than any pause between two draws of a schedule. */
const PAUSE_DAYS = 40;

/** The draw of this number, or null if the schedule has none. */
export function findDraw(game: LotteryGame, drawNo: string): DrawTime | null {
  const [date = '', index] = drawNo.split('-', 2);
  const day = readDay(date);
  const place = day === null ? null : { day, index: index === undefined ? 1 : Number(index) };
  if (!place || !hasDraw(game, place) || drawNoOf(game, place) !== drawNo) return null;
  return drawTime(game, place);
}

/** The draw that is at exactly this instant, or null. */
export function findDrawAt(game: LotteryGame, instant: Date): DrawTime | null {
  const place = firstAfter(game, instant.getTime() - 1);
  return instantAt(game, place) === instant.getTime() ? drawTime(game, place) : null;
}

/** The draws later than the instant, the next one first; without an end. */
export function* drawsAfter(game: LotteryGame, instant: Date): Generator<DrawTime, never> {
  for (let place = firstAfter(game, instant.getTime()); ; place = following(game, place))
    yield drawTime(game, place);
}

/** The draw that is on sale at the instant; its sale ends later than that. */
export function drawOnSale(game: LotteryGame, instant: Date): DrawTime {
  const end = instant.getTime() + game.saleEndsSeconds * 1000;
  return drawTime(game, firstAfter(game, end));
}

function drawTime(game: LotteryGame, place: Place): DrawTime {
  const closeBefore = game.saleEndsSeconds * 1000;
  const at = instantAt(game, place);
  return {
    drawNo: drawNoOf(game, place),
    openAt: new Date(instantAt(game, previous(game, place)) - closeBefore),
    closeAt: new Date(at - closeBefore),
    drawAt: new Date(at),
  };
}

function drawNoOf({ schedule }: LotteryGame, { day, index }: Place): string {
  const digits = indexDigits(schedule);
  return digits === 0 ? dayText(day) : `${dayText(day)}-${String(index).padStart(digits, '0')}`;
}

const countOf = ({ schedule, timeZone }: LotteryGame, day: number) => drawsOfDay(schedule, day, timeZone);

const instantAt = ({ schedule, timeZone }: LotteryGame, { day, index }: Place) =>
  drawInstant(schedule, day, index, timeZone);

const hasDraw = (game: LotteryGame, { day, index }: Place): boolean =>
  Number.isInteger(index) && index >= 1 && index <= countOf(game, day);

function firstAfter(game: LotteryGame, instant: number): Place {
  const today = dayAt(new Date(instant), game.timeZone);
  for (let day = today; day <= today + PAUSE_DAYS; day += 1) {
    const index = indexAfter(game.schedule, day, instant, game.timeZone);
    if (index <= countOf(game, day)) return { day, index };
  }
  throw new RangeError(`${game.code} has no draw after ${new Date(instant).toISOString()}`);
}

function following(game: LotteryGame, { day, index }: Place): Place {
  if (index < countOf(game, day)) return { day, index: index + 1 };
  for (let next = day + 1; next <= day + PAUSE_DAYS; next += 1)
    if (countOf(game, next) > 0) return { day: next, index: 1 };
  throw new RangeError(`${game.code} has no draw after ${dayText(day)}`);
}

function previous(game: LotteryGame, { day, index }: Place): Place {
  if (index > 1) return { day, index: index - 1 };
  for (let before = day - 1; before >= day - PAUSE_DAYS; before -= 1) {
    const last = countOf(game, before);
    if (last > 0) return { day: before, index: last };
  }
  throw new RangeError(`${game.code} has no draw before ${dayText(day)}`);
}
