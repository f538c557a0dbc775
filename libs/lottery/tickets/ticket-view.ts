import { toWire } from '#libs/money/amount';
import { findGame } from '../common/games.js';
import { hitsOn } from '../common/lines/line.js';
import { lineWin } from '../common/lines/wins.js';
import { readResult } from '../common/results/result-text.js';
import type { TicketDetail, TicketSummary } from '../common/tickets.calls.js';
import { numbersOf } from '../draws/draw-view.js';
import { cancelUntil } from './cancel-until.js';
import { readSoldLines } from './sold-lines.js';
import { ticketNoOf } from './ticket-item.js';
import type { TicketRow } from './ticket-row.js';

/** `gameName` in the reader's language. */
export function ticketSummaryOf(row: TicketRow, gameName: string, now: Date): TicketSummary {
  const amount = (minor: string) => toWire(BigInt(minor), row.currency);
  const isOver = row.status === 'won' || row.status === 'lost';
  return {
    ticketId: row.id,
    ticketNo: ticketNoOf(row.id),
    chaseId: row.chase,
    gameCode: row.game,
    gameName,
    drawNo: row.drawNo,
    drawAt: row.drawAt.toISOString(),
    prizeMode: row.prizeMode,
    prizeGroup: row.prizeGroup,
    status: row.status,
    currency: row.currency,
    bets: row.bets,
    lineCount: row.lines.length,
    amount: amount(row.stake),
    largestWin: amount(row.largestWin),
    win: isOver ? amount(row.win) : null,
    rebate: isOver ? amount(row.rebate) : null,
    result: numbersOf(row.result),
    placedAt: row.placedAt.toISOString(),
    cancelUntil: cancelUntil(row, now)?.toISOString() ?? null,
  };
}

/** The lines as they were sold, with what they hit and win once the draw is drawn. */
export function ticketLinesOf(row: TicketRow): TicketDetail['lines'] {
  const shape = findGame(row.game)?.shape;
  const result = shape && row.result !== null ? readResult(row.result, shape) : null;
  const staked = readSoldLines(row);
  return row.lines.map((sold, at) => {
    const each = staked[at];
    if (!result || !each) return { ...sold, hits: null, win: null };
    const hits = hitsOn(each.line, result);
    return { ...sold, hits: { ...hits }, win: toWire(lineWin(each, hits), row.currency) };
  });
}
