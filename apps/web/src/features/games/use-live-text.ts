import { useTranslation } from 'react-i18next';
import type { LiveTable } from '#libs/games/common/live.calls';
import type { Currency } from '#libs/money/currency';
import { withSymbol } from '#libs/money/display';
import { numberFormat } from '../../i18n/intl-formats';
import { useAmountText } from '../../i18n/use-amount-text';

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** How many sit at a table, and its limits, in words. */
export function useLiveText() {
  const { t, i18n } = useTranslation();
  const { amount, count } = useAmountText();
  const short = (value: string, currency: Currency) => {
    const format = numberFormat(i18n.language, COMPACT);
    return withSymbol(format.format(value as Intl.StringNumericLiteral), currency, i18n.language);
  };
  const seats = ({ players, seats }: LiveTable) =>
    seats === null ? count(players) : `${count(players)}/${count(seats)}`;
  return {
    seats,
    /** "Seats taken: 3/7", "Players: 12" or "Closed". */
    state: (table: LiveTable) => {
      if (table.state === 'closed') return t('lobby.tableClosed');
      const label = table.seats === null ? t('lobby.players') : t('lobby.seatsTaken');
      return `${label}: ${seats(table)}`;
    },
    limits: ({ minBet, maxBet }: LiveTable, currency: Currency) =>
      `${amount(minBet, currency)} – ${amount(maxBet, currency)}`,
    /** A tile has no room for the exact amounts. */
    shortLimits: ({ minBet, maxBet }: LiveTable, currency: Currency) =>
      `${short(minBet, currency)}–${short(maxBet, currency)}`,
  };
}
