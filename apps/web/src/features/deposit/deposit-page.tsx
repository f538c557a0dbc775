import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { useMemberInfo } from '../session/member-info';
import { depositMethodsQuery } from './deposit.api';
import { DepositForm } from './deposit-form';
import styles from './deposit-page.module.css';

export default function DepositPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const methods = useQuery(depositMethodsQuery);
  const info = useMemberInfo();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('deposit.title')}</h1>
        <Link to="/member/deposits">{t('deposit.toHistory')}</Link>
      </div>
      {methods.isError && (
        <ErrorState
          title={t('common.failedTitle')}
          text={errorText.ofRefusal(refusalOf(methods.error))}
          retry={{
            label: t('common.retry'),
            onRetry: () => void methods.refetch(),
            loading: methods.isFetching,
          }}
        />
      )}
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
