import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTrial } from '#libs/members/common/member-types';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayNumber } from '#libs/money/display';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { useHiddenBalance } from '../../data/preferences/hidden-balance';
import { useIsSiteClosed } from '../../data/site/site-status';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { BalanceCounter } from '../../ui/data/balance-counter';
import { BonusMoney } from '../bonus/shared/bonus-money';
import { useGate } from '../gate/shared/use-gate';
import { BalanceTools } from './balance-tools';
import styles from './wallet.module.css';

/** Pages with a marigold button of their own; there may be only one. */
const HAS_OWN_ACTION =
  /^\/(index|index\.html|home|member\/(deposit|withdraw|security|transfer|manualRebate).*|pointMall|agent(Home.*)?)?$/i;

/** Balance and deposit, always in sight of a member; withdrawing from 768 px on, and in the menu. No deposit in a closed site. */
export function Wallet({ info }: { info: MemberInfo }) {
  const { t, i18n } = useTranslation();
  const hidden = useHiddenBalance();
  const closed = useIsSiteClosed();
  const trial = isTrial(info.type);
  const currency = info.currency;
  const hasBonus = parseAmount(info.bonus, currency) > 0n;
  return (
    <div className={styles.wallet}>
      <span className={styles.balance}>
        <BalanceCounter
          minor={parseAmount(info.balance, currency).toString()}
          format={(minor) => displayNumber(toWire(BigInt(minor), currency), currency, i18n.language)}
          symbol={info.currencySymbol}
          label={t('shell.balance')}
          hidden={hidden}
          hiddenLabel={t('shell.balanceHidden')}
        />
        {hasBonus && <BonusMoney info={info} />}
        {trial && <span className={styles.play}>{t('games.playMoney')}</span>}
      </span>
      <span className={styles.tools}>
        <BalanceTools size="small" />
      </span>
      {!trial && (
        <LinkButton className={styles.withdraw} to={PATHS.withdraw}>
          {t('shell.withdraw')}
        </LinkButton>
      )}
      {!closed && <DepositButton trial={trial} />}
    </div>
  );
}

/** Opens the deposit; a trial account learns what it lacks, on the page where it is. */
function DepositButton({ trial }: { trial: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const gate = useGate(PATHS.deposit);
  const open = (event: MouseEvent) => {
    if (!trial) return;
    event.preventDefault();
    gate(() => void navigate(PATHS.deposit));
  };
  return (
    <LinkButton
      className={styles.deposit}
      tone={HAS_OWN_ACTION.test(pathname) ? 'quiet' : 'primary'}
      to={PATHS.deposit}
      onClick={open}
    >
      {t('shell.deposit')}
    </LinkButton>
  );
}
