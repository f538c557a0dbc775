import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { SaleDraw } from '../draw/sale-draw';
import { orderOf, type PricedLine, priceLine, totalsOf } from '../stake/priced-line';
import { changedOdds } from './changed-odds';
import { doubled } from './double-stake';
import type { TicketOrder } from './order.machine';
import { emptySlip, keepForDraw, removeLine, replaceLine, slipKey, useSlip } from './slip-store';
import type { Order } from './use-order';

export interface Playing {
  game: LotteryGame;
  mode: PrizeMode;
  prizeGroup: number;
  currency: Currency;
  sale: SaleDraw;
}

/** The order of one draw as the wire has it. */
export const ticketOrder = (
  { game, mode, prizeGroup, currency, sale }: Playing,
  lines: readonly PricedLine[],
): TicketOrder => ({
  gameCode: game.code,
  drawNo: sale.drawNo,
  prizeMode: mode,
  prizeGroup,
  lines: lines.map((line) => orderOf(line, currency)),
  amount: toWire(totalsOf(lines, prizeGroup).amount, currency),
});

/** The slip of a game and mode with what it comes to, and what may be done with it. */
export function useSlipView(playing: Playing, order: Order) {
  const { game, mode, prizeGroup, currency, sale } = playing;
  const key = slipKey(game.code, mode);
  const slip = useSlip(key);
  const lines = slip.lines.flatMap(({ id, draft }) => {
    const priced = priceLine(draft, prizeGroup, currency);
    return priced ? [{ id, priced }] : [];
  });
  const priced = lines.map((line) => line.priced);
  const find = (id: string) => slip.lines.find((line) => line.id === id);
  return {
    key,
    slip,
    lines,
    sale,
    order,
    totals: totalsOf(priced, prizeGroup),
    /** The lines were meant for a draw that takes no more bets. */
    isChanged: lines.length > 0 && slip.drawNo !== null && slip.drawNo !== sale.drawNo && !order.isBusy,
    keep: () => keepForDraw(key, sale.drawNo),
    empty: () => emptySlip(key),
    remove: (id: string) => removeLine(key, id),
    double: (id: string) => {
      const line = find(id);
      if (line) replaceLine(key, id, doubled(line.draft, currency));
    },
    bet: () => order.send(ticketOrder(playing, priced), 'slip'),
    /** Takes the odds that the server named for a line of the slip. */
    acceptOdds: () => {
      const changed = order.refusal && changedOdds(order.refusal, order.order);
      // An order of the picks has no line in the slip.
      const line = changed && order.source === 'slip' ? find(lines[changed.line]?.id ?? '') : null;
      if (changed && line) replaceLine(key, line.id, { ...line.draft, odds: changed.odds });
      order.dismiss();
    },
  };
}

export type SlipView = ReturnType<typeof useSlipView>;
