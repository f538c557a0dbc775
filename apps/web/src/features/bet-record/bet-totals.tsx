import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Skeleton } from '../../ui/skeleton';
import { useRoundText } from '../games/use-round-text';
import styles from './bets-page.module.css';
import type { BetPage } from './with-bet';

/** What all rounds of the filter come to, on whatever page. */
export function BetTotals({ page }: { page: BetPage | undefined }) {
  const { t, i18n } = useTranslation();
  const { amount } = useRoundText();
  const figures = page && figuresOf(page);
  const rows = [
    [t('bets.rounds'), page?.total.toLocaleString(i18n.language)],
    [t('bets.staked'), figures && amount(figures.stake, figures.currency)],
    [t('bets.paidOut'), figures && amount(figures.payout, figures.currency)],
    [t('bets.result'), figures && amount(figures.result, figures.currency)],
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width="half" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf({ totals }: BetPage) {
  const currency = totals.currency as Currency;
  const net = parseAmount(totals.payout, currency) - parseAmount(totals.stake, currency);
  return { ...totals, result: toWire(net, currency) };
}
