import type { CurrentDraw } from '../lottery.api';
import type { DrawNews } from './draw.machine';

/**
 * A board names no draw after the current one: that of the last reading stays as long as it is later. An older board
 * than what is held changes nothing.
 */
export function renewNext(held: CurrentDraw, { draw, last }: DrawNews): CurrentDraw {
  const isOld = held.last !== null && (last === null || last.drawNo < held.last.drawNo);
  if (isOld) return held;
  const next = held.next && draw && held.next.drawNo > draw.drawNo ? held.next : null;
  return { ...held, draw, next, last };
}
