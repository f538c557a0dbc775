import { useTranslation } from 'react-i18next';
import { InvalidAmount, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount, displayRound } from '#libs/money/display';
import type { WithdrawalOptions } from '../security/security.api';
import { TurnoverBar } from './turnover-bar';
import styles from './withdrawal-page.module.css';

interface WithdrawalSummaryCardProps {
  options: WithdrawalOptions;
  amount: string;
  balance: string | undefined;
}

/** What the withdrawal costs, when it arrives, what stays, and what may leave at all. */
export function WithdrawalSummaryCard({ options, amount, balance }: WithdrawalSummaryCardProps) {
  const { t, i18n } = useTranslation();
  const currency = options.currency as Currency;
  const minor = minorOf(amount, currency);
  const fee = parseAmount(options.fee, currency);
  const show = (value: bigint | null) =>
    value === null || value < 0n ? '–' : displayAmount(toWire(value, currency), currency, i18n.language);
  const round = (value: string) => displayRound(value, currency, i18n.language);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const after = minor === null || balance === undefined ? null : parseAmount(balance, currency) - minor;
  return (
    <section className={styles.summary}>
      <h2>{t('withdrawal.summary')}</h2>
      <dl>
        <dt>{t('withdrawal.fee')}</dt>
        <dd>{show(fee)}</dd>
        <dt>{t('withdrawal.youReceive')}</dt>
        <dd>{show(minor === null ? null : minor - fee)}</dd>
        <dt>{t('withdrawal.arrival')}</dt>
        <dd className={styles.words}>
          {t('withdrawal.arrivalMinutes', { minutes: number(options.arrivalMinutes) })}
        </dd>
        <dt>{t('withdrawal.limits')}</dt>
        <dd>
          {round(options.min)} – {round(options.max)}
        </dd>
        <dt>{t('withdrawal.ordersLeft')}</dt>
        <dd>{number(options.countLeft)}</dd>
        <dt className={styles.total}>{t('withdrawal.balanceAfter')}</dt>
        <dd className={styles.total}>{show(after)}</dd>
      </dl>
      {balance !== undefined && (
        <TurnoverBar balance={balance} turnoverLeft={options.turnoverLeft} currency={currency} />
      )}
    </section>
  );
}

function minorOf(amount: string, currency: Currency): bigint | null {
  try {
    return amount === '' ? null : parseAmount(amount.replace(/\.$/, ''), currency);
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
