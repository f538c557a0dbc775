import type { Winner } from '#libs/games/common/winners.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { WinnerRow } from '../../ui/data/winner-row';
import { useGameName } from '../games/shared/use-game-name';
import { winnerKey } from './winner-key';

interface WinnerRowsProps {
  list: Winner[];
  /** Left out where the time may not be drawn yet: on the server, which has another clock. */
  ago?: (at: string) => string;
  isFresh?: (winner: Winner) => boolean;
}

const NOT_YET = '\u00a0';

export function WinnerRows({ list, ago, isFresh }: WinnerRowsProps) {
  const game = useGameName();
  const { amount } = useAmountText();
  return list.map((winner) => (
    <WinnerRow
      key={winnerKey(winner)}
      name={winner.account}
      game={game(winner.gameNames)}
      amount={amount(winner.winAmount, winner.currency)}
      ago={ago?.(winner.time) ?? NOT_YET}
      fresh={isFresh?.(winner)}
    />
  ));
}
