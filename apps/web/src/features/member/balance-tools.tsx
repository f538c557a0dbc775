import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hideBalance, useHiddenBalance } from '../../data/preferences/hidden-balance';
import { useMemberInfo } from '../../data/session/member-info';
import { IconButton } from '../../ui/forms/icon-button';
import styles from './wallet.module.css';

/** Covers the balance on this device, and reads it anew. */
export function BalanceTools({ size }: { size?: 'small' }) {
  const { t } = useTranslation();
  const hidden = useHiddenBalance();
  const { isFetching, refetch } = useMemberInfo();
  return (
    <>
      <IconButton
        size={size}
        label={hidden ? t('shell.showBalance') : t('shell.hideBalance')}
        icon={hidden ? <EyeOff size={18} /> : <Eye size={18} />}
        onClick={() => hideBalance(!hidden)}
      />
      <IconButton
        size={size}
        label={t('shell.refreshBalance')}
        icon={<RefreshCw size={16} className={isFetching ? styles.turning : undefined} />}
        onClick={() => void refetch()}
      />
    </>
  );
}
