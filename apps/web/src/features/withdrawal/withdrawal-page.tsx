import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../query/query-failure';
import { Skeleton } from '../../ui/skeleton';
import { withdrawalOptionsQuery } from '../security/security.api';
import { useMemberInfo } from '../session/member-info';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalFrozen } from './withdrawal-frozen';
import styles from './withdrawal-page.module.css';
import { WithdrawalPreparation } from './withdrawal-preparation';

/** Orders a withdrawal; where a payment password or a bank account is missing, it is made here first. */
export default function WithdrawalPage() {
  const { t } = useTranslation();
  const options = useQuery(withdrawalOptionsQuery);
  const info = useMemberInfo();
  const ready = options.data?.hasPaymentPassword && options.data.accounts.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('withdrawal.title')}</h1>
        <Link to="/member/withdrawals">{t('withdrawal.toHistory')}</Link>
      </div>
      {options.isError && <QueryFailure query={options} />}
      {options.isPending && (
        <div className={styles.form} aria-busy="true">
          <Skeleton shape="block" className={styles.formWaiting} />
          <Skeleton shape="block" className={styles.summaryWaiting} />
        </div>
      )}
      {options.data?.frozen && <WithdrawalFrozen />}
      {options.data && !ready && <WithdrawalPreparation options={options.data} />}
      {options.data && ready && <WithdrawalForm options={options.data} balance={info.data?.balance} />}
    </div>
  );
}
