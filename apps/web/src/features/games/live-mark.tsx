import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import type { LiveTable } from '#libs/games/common/live.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { useCounting } from '../../ui/data/use-counting';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { useLiveTitle } from './live.api';
import styles from './live-mark.module.css';
import { useLiveText } from './use-live-text';

/** As many results as a tile has room for; the sheet shows all of them. */
const SHOWN = 5;
/** In whole units of the currency. */
const LARGE_POT = 1000n;

/** What goes on in a game, at the foot of its tile: seats, limits and results of a table, or the pot. */
export default function LiveMark({ game }: { game: Game }) {
  const live = useLiveTitle(game);
  if (!live) return null;
  if (live.table) return <TableMark table={live.table} currency={live.currency} />;
  return live.jackpot && <PotMark amount={live.jackpot.amount} currency={live.currency} />;
}

function TableMark({ table, currency }: { table: LiveTable; currency: Currency }) {
  const { t } = useTranslation();
  const text = useLiveText();
  const open = table.state === 'open';
  return (
    <span className={styles.mark} data-closed={!open || undefined}>
      <VisuallyHidden>{[text.state(table), text.limits(table, currency)].join(', ')}</VisuallyHidden>
      <span aria-hidden="true">
        {open && table.results.length > 0 && (
          <span className={styles.results}>
            {table.results.slice(0, SHOWN).map((result, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, and have nothing but their place
              <span key={index} className={styles.result}>
                {result}
              </span>
            ))}
          </span>
        )}
        <span className={styles.line}>
          {open ? (
            <span className={styles.seats}>
              <UsersRound size={12} />
              {text.seats(table)}
            </span>
          ) : (
            t('lobby.tableClosed')
          )}
          <span className={styles.limits}>{text.shortLimits(table, currency)}</span>
        </span>
      </span>
    </span>
  );
}

function PotMark({ amount, currency }: { amount: string; currency: Currency }) {
  const { t, i18n } = useTranslation();
  const { shown, settled } = useCounting(parseAmount(amount, currency).toString());
  const textOf = (minor: string) => displayRound(potToShow(BigInt(minor), currency), currency, i18n.language);
  return (
    <span className={styles.mark}>
      <VisuallyHidden>
        {t('lobby.jackpot')} {textOf(settled)}
      </VisuallyHidden>
      <span className={styles.pot} aria-hidden="true">
        {textOf(shown)}
      </span>
    </span>
  );
}

/** A large pot without its fraction, for which a tile has no room. */
function potToShow(minor: bigint, currency: Currency): string {
  const unit = 10n ** BigInt(digitsOf(currency));
  return toWire(minor >= LARGE_POT * unit ? minor - (minor % unit) : minor, currency);
}
