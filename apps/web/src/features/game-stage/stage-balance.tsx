import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayNumber } from '#libs/money/display';
import { useHiddenBalance } from '../../data/preferences/hidden-balance';
import { useMemberInfo } from '../../data/session/member-info';
import { BalanceCounter } from '../../ui/data/balance-counter';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './stage-bar.module.css';
import { balanceBeside } from './use-round-balance';

/** The balance, as pushes move it while somebody plays, and as far as the game has shown what came of it. */
export function StageBalance({ round }: { round: bigint | null }) {
  const { t, i18n } = useTranslation();
  const info = useMemberInfo().data;
  const hidden = useHiddenBalance();
  const live = info ? parseAmount(info.balance, info.currency) : 0n;
  const shown = balanceBeside(live, round);
  if (!info) return <Skeleton className={styles.balanceWaiting} />;
  const currency = info.currency;
  return (
    <span className={styles.balance}>
      <BalanceCounter
        minor={shown.toString()}
        format={(minor) => displayNumber(toWire(BigInt(minor), currency), currency, i18n.language)}
        symbol={info.currencySymbol}
        label={t('shell.balance')}
        hidden={hidden}
        hiddenLabel={t('shell.balanceHidden')}
      />
    </span>
  );
}
