import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import styles from './turnover-bar.module.css';

interface TurnoverBarProps {
  balance: string;
  turnoverLeft: string;
  currency: Currency;
}

/** How much of the balance may leave, and what must be staked before the rest may. Nothing where all is free. */
export function TurnoverBar({ balance, turnoverLeft, currency }: TurnoverBarProps) {
  const { t, i18n } = useTranslation();
  const label = useId();
  const whole = parseAmount(balance, currency);
  const left = parseAmount(turnoverLeft, currency);
  if (left === 0n) return null;
  const free = whole > left ? whole - left : 0n;
  const show = (minor: bigint) => displayAmount(toWire(minor, currency), currency, i18n.language);
  const share = t('withdrawal.turnoverShare', { free: show(free), balance: show(whole) });
  return (
    <div className={styles.turnover}>
      <p className={styles.line}>
        <span id={label}>{t('withdrawal.turnover')}</span>
        <span className={styles.figures}>{share}</span>
      </p>
      <meter
        aria-labelledby={label}
        className={styles.bar}
        min={0}
        max={Number(whole) || 1}
        value={Number(free)}
      >
        {share}
      </meter>
      <p className={styles.why}>{t('withdrawal.turnoverLeft', { left: show(left) })}</p>
    </div>
  );
}
