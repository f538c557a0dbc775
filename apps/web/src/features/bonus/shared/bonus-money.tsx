import { useTranslation } from 'react-i18next';
import { displayAmount } from '#libs/money/display';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { useHiddenBalance } from '../../../data/preferences/hidden-balance';
import styles from './bonus-money.module.css';

/** Bonus money, in a small line below the balance. */
export function BonusMoney({ info: { bonus, currency } }: { info: Pick<MemberInfo, 'bonus' | 'currency'> }) {
  const { t, i18n } = useTranslation();
  const hidden = useHiddenBalance();
  const amount = hidden ? '••••' : displayAmount(bonus, currency, i18n.language);
  return (
    <span className={styles.bonus}>
      {t('shell.bonus')} <bdi className={styles.amount}>{amount}</bdi>
    </span>
  );
}
