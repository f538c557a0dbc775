import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { OpenRequirement } from '#libs/wagering/common/requirement';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Meter } from '../../ui/data/meter';
import styles from './turnover-bar.module.css';

interface TurnoverBarProps {
  balance: string;
  turnoverLeft: string;
  requirements: OpenRequirement[];
  currency: Currency;
}

/** How much of the balance can be withdrawn, and how much has to be bet for the rest. Draws nothing once all of it can be. */
export function TurnoverBar({ balance, turnoverLeft, requirements, currency }: TurnoverBarProps) {
  const { t } = useTranslation();
  const { amount: amountText } = useAmountText();
  const { dateTime } = useMomentText();
  const label = useId();
  if (isZero(turnoverLeft)) return null;
  const whole = parseAmount(balance, currency);
  const left = parseAmount(turnoverLeft, currency);
  const withdrawable = whole > left ? whole - left : 0n;
  const show = (wire: string) => amountText(wire, currency);
  const share = t('withdrawal.turnoverShare', {
    withdrawable: show(toWire(withdrawable, currency)),
    balance: show(balance),
  });
  return (
    <div className={styles.turnover}>
      <p className={styles.row}>
        <span id={label}>{t('withdrawal.turnover')}</span>
        <span className={styles.amount}>{share}</span>
      </p>
      <Meter labelledBy={label} max={Number(whole)} value={Number(withdrawable)}>
        {share}
      </Meter>
      <p className={styles.explanation}>{t('withdrawal.turnoverLeft', { left: show(turnoverLeft) })}</p>
      {requirements.length > 1 && (
        <ol className={styles.requirements}>
          {requirements.map((one) => (
            <li key={one.id} className={styles.row}>
              <span>{t(`withdrawal.requirementOf.${one.source}`, { time: dateTime(one.openedAt) })}</span>
              <span className={styles.amount}>{show(one.left)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
