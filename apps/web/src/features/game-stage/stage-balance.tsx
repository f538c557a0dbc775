import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayNumber } from '#libs/money/display';
import { useHiddenBalance } from '../../data/preferences/hidden-balance';
import { useMemberInfo } from '../../data/session/member-info';
import { BalanceCounter } from '../../ui/data/balance-counter';
import { Skeleton } from '../../ui/feedback/skeleton';
import { BonusMoney } from '../bonus/shared/bonus-money';
import { useStageBonus } from '../bonus/shared/use-stage-bonus';
import styles from './stage-bar.module.css';
import { balanceBeside } from './use-round-balance';

interface StageBalanceProps {
  round: bigint | null;
  game: Game | null;
}

/**
 * The balance, as pushes move it while somebody plays, and as far as the game has shown what came of it; and the bonus money beside
 * it, with which of both is staked. A game that may be played with the bonus shows both together.
 */
export function StageBalance({ round, game }: StageBalanceProps) {
  const { t, i18n } = useTranslation();
  const info = useMemberInfo().data;
  const hidden = useHiddenBalance();
  const bonus = useStageBonus(info, game);
  if (!info) return <Skeleton className={styles.balanceWaiting} />;
  const own = parseAmount(info.balance, info.currency);
  const beside = bonus?.plays ? bonus.money : 0n;
  const together = balanceBeside(own + beside, round);
  const shown = together > beside ? together - beside : 0n;
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
      {bonus && (
        <span className={styles.bonus}>
          <BonusMoney info={info} />
          <span>{t(`games.staked.${!bonus.plays ? 'none' : shown > 0n ? 'own' : 'bonus'}`)}</span>
        </span>
      )}
    </span>
  );
}
