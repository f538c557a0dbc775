import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../query/query-failure';
import { Skeleton } from '../../ui/skeleton';
import { useMemberInfo } from '../session/member-info';
import { depositMethodsQuery } from './deposit.api';
import { DepositForm } from './deposit-form';
import styles from './deposit-page.module.css';

export default function DepositPage() {
  const { t } = useTranslation();
  const methods = useQuery(depositMethodsQuery);
  const info = useMemberInfo();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('deposit.title')}</h1>
        <Link to="/member/deposits">{t('deposit.toHistory')}</Link>
      </div>
      {methods.isError && <QueryFailure query={methods} />}
      {methods.isPending && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="block" className={styles.methodWaiting} />
          <Skeleton shape="block" className={styles.amountWaiting} />
        </div>
      )}
      {methods.data && <DepositForm methods={methods.data} balance={info.data?.balance} />}
    </div>
  );
}
