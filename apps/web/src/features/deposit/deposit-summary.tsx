import { useTranslation } from 'react-i18next';
import { InvalidAmount, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import styles from './deposit-page.module.css';
import type { Method } from './method-choice';

interface DepositSummaryCardProps {
  method: Method;
  amount: string;
  balance: string | undefined;
}

/** What the deposit costs, when it arrives, and the balance after it. */
export function DepositSummaryCard({ method, amount, balance }: DepositSummaryCardProps) {
  const { t, i18n } = useTranslation();
  const currency = method.currency as Currency;
  const minor = minorOf(amount, currency);
  const show = (value: bigint | null) =>
    value === null ? '–' : displayAmount(toWire(value, currency), currency, i18n.language);
  const fee = parseAmount(method.fee, currency);
  const after = minor === null || balance === undefined ? null : parseAmount(balance, currency) + minor - fee;
  return (
    <section className={styles.summary}>
      <h2>{t('deposit.summary')}</h2>
      <dl>
        <dt>{t('deposit.youPay')}</dt>
        <dd>{show(minor)}</dd>
        <dt>{t('deposit.fee')}</dt>
        <dd>{show(fee)}</dd>
        <dt>{t('deposit.arrival')}</dt>
        <dd className={styles.words}>{t('deposit.arrivalBank')}</dd>
        <dt className={styles.total}>{t('deposit.balanceAfter')}</dt>
        <dd className={styles.total}>{show(after)}</dd>
      </dl>
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
