import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTrial } from '#libs/members/common/member-types';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayNumber } from '#libs/money/display';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { hideBalance, isBalanceHidden } from '../../data/preferences/hidden-balance';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { BalanceCounter } from '../../ui/data/balance-counter';
import { IconButton } from '../../ui/forms/icon-button';
import { useGate } from '../gate/shared/use-gate';
import styles from './wallet.module.css';

/** Pages with a marigold button of their own; there may be only one. */
const HAS_OWN_ACTION =
  /^\/(index|index\.html|home|member\/(deposit|withdraw|security|transfer).*|agent(Home.*)?)?$/i;

interface WalletProps {
  info: MemberInfo;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Balance and deposit, always in sight of a member; withdrawing from 768 px on, and in the menu. */
export function Wallet({ info, refreshing, onRefresh }: WalletProps) {
  const { t, i18n } = useTranslation();
  const [hidden, setHidden] = useState(isBalanceHidden);
  const trial = isTrial(info.type);
  const currency = info.currency;
  const toggle = () => {
    hideBalance(!hidden);
    setHidden(!hidden);
  };
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
        {trial && <span className={styles.play}>{t('games.playMoney')}</span>}
      </span>
      <span className={styles.tools}>
        <IconButton
          size="small"
          label={hidden ? t('shell.showBalance') : t('shell.hideBalance')}
          icon={hidden ? <EyeOff size={18} /> : <Eye size={18} />}
          onClick={toggle}
        />
        <IconButton
          size="small"
          label={t('shell.refreshBalance')}
          icon={<RefreshCw size={16} className={refreshing ? styles.turning : undefined} />}
          onClick={onRefresh}
        />
      </span>
      {!trial && (
        <LinkButton className={styles.withdraw} to={PATHS.withdraw}>
          {t('shell.withdraw')}
        </LinkButton>
      )}
      <DepositButton trial={trial} />
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
