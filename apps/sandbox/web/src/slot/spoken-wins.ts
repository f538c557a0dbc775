import type { SlotWin } from '../../../common/api';
import type { Play } from '../session/play-context';

/** Each line's win as a sentence, without a full stop. */
export function spokenWins(wins: readonly SlotWin[], { t, figure, money }: Play): string[] {
  return wins.map(({ line, symbol, count, payout }) =>
    t.slot.win(figure(line + 1), figure(count), t.symbols[symbol] ?? symbol, money(BigInt(payout))),
  );
}
