import { drawOnSale } from '#libs/lottery/common/draws/draw-times';
import type { LotteryGame } from '#libs/lottery/common/games';
import type { CurrentDraw } from '../lottery.api';

export interface SaleDraw {
  drawNo: string;
  closeAt: string;
  drawAt: string;
}

/**
 * The draw that takes bets at this moment (milliseconds of the server's time): one that the server has named, else the one
 * of the game's schedule.
 */
export function saleDraw(
  game: LotteryGame,
  { draw, next }: Pick<CurrentDraw, 'draw' | 'next'>,
  now: number,
): SaleDraw {
  for (const named of [draw, next])
    if (named && named.status !== 'closed' && Date.parse(named.closeAt) > now) return named;
  const { drawNo, closeAt, drawAt } = drawOnSale(game, new Date(now));
  return { drawNo, closeAt: closeAt.toISOString(), drawAt: drawAt.toISOString() };
}

/** The number of a draw without its day, which is plain from the hour; the whole one of a game with a draw a day. */
export const shortNo = (drawNo: string): string => drawNo.split('-')[1] ?? drawNo;
