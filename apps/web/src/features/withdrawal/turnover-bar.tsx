import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import type { OpenRequirement } from '#libs/wagering/common/requirement';
import { useMomentText } from '../../i18n/use-moment-text';
import { Meter } from '../../ui/data/meter';
import styles from './turnover-bar.module.css';

interface TurnoverBarProps {
  balance: string;
  turnoverLeft: string;
  requirements: OpenRequirement[];
  currency: Currency;
}

/** How much of the balance may leave, and what must be staked before the rest may. Nothing where all is free. */
export function TurnoverBar({ balance, turnoverLeft, requirements, currency }: TurnoverBarProps) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
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
      <Meter labelledBy={label} max={Number(whole)} value={Number(free)}>
        {share}
      </Meter>
      <p className={styles.why}>{t('withdrawal.turnoverLeft', { left: show(left) })}</p>
      {requirements.length > 1 && (
        <ol className={styles.requirements}>
          {requirements.map((one) => (
            <li key={one.id} className={styles.line}>
              <span>{t(`withdrawal.requirementOf.${one.source}`, { time: dateTime(one.openedAt) })}</span>
              <span className={styles.figures}>{show(parseAmount(one.left, currency))}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
