import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import { isTrial } from '#libs/identity/common/member-types';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Skeleton } from '../../ui/skeleton';
import { useFullAccount } from '../gate/use-full-account';
import { useMemberInfo } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { depositsQuery } from './deposit.api';
import { DepositStatus } from './deposit-status';
import styles from './last-deposit.module.css';

export default function LastDeposit() {
  return (
    <QueryClientProvider client={queryClient}>
      <Rail />
    </QueryClientProvider>
  );
}

function Rail() {
  const info = useMemberInfo();
  return info.data && isTrial(info.data.type) ? <TrialCard /> : <Card />;
}

/** What stands there for a trial account, which has no deposits. */
function TrialCard() {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <div className={styles.card}>
      <h2>{t('games.playMoney')}</h2>
      <p className={styles.muted}>{t('errors.error_in_need_true_account')}</p>
      <span className={styles.action}>
        <Button onClick={() => void openAccount()}>{t('games.openAccount')}</Button>
      </span>
    </div>
  );
}

function Card() {
  const { t } = useTranslation();
  const deposits = useQuery(depositsQuery(1));
  const last = deposits.data?.list[0];
  return (
    <div className={styles.card} aria-busy={deposits.isPending}>
      <h2>{t('home.lastDeposit')}</h2>
      {deposits.isPending && <Skeleton shape="title" />}
      {deposits.data && !last && <p className={styles.muted}>{t('home.noDepositText')}</p>}
      {last && <Last deposit={last} />}
    </div>
  );
}

function Last({ deposit }: { deposit: DepositSummary }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  return (
    <>
      <p className={styles.amount}>
        {displayAmount(deposit.amount, deposit.currency as Currency, i18n.language)}
      </p>
      <p className={styles.state}>
        <DepositStatus deposit={deposit} />
      </p>
      <p className={styles.when}>{dateTime(deposit.createdAt)}</p>
      <span className={styles.action}>
        <ButtonLink render={<Link to={`/member/deposits/${deposit.id}`} />}>
          {t('home.followDeposit')}
        </ButtonLink>
      </span>
    </>
  );
}
