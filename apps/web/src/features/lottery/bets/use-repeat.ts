import { useQuery } from '@tanstack/react-query';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import type { TicketDetail } from '#libs/lottery/common/tickets.calls';
import { serverNow } from '../../../data/calls/server-time';
import { saleDraw } from '../draw/sale-draw';
import { currentQuery } from '../lottery.api';
import { addLines, slipKey } from '../slip/slip-store';
import { repeatDraft } from './repeat-draft';

/** Puts the lines of a ticket into the slip for the draw that takes bets now. */
export function useRepeat(game: LotteryGame, ticket: TicketDetail, onRepeated: (mode: PrizeMode) => void) {
  const { data } = useQuery(currentQuery(game.code));
  return () => {
    const { prizeMode, currency } = ticket;
    const drafts = ticket.lines.flatMap((line) => repeatDraft(line, prizeMode, currency) ?? []);
    const { drawNo } = saleDraw(game, data ?? { draw: null, next: null }, serverNow());
    addLines(slipKey(game.code, prizeMode), drawNo, drafts);
    onRepeated(prizeMode);
  };
}
