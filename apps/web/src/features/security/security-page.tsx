import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { Skeleton } from '../../ui/skeleton';
import { BankAccounts } from './bank-accounts';
import { Devices } from './devices';
import { Protections } from './protections';
import { RecentLogins } from './recent-logins';
import { securityQuery, withdrawalOptionsQuery } from './security.api';
import styles from './security-page.module.css';

/** What protects the account and its money, who is logged in, and who was. */
export default function SecurityPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t('security.title')}</h1>
      <WithPhrases bundle="identity" waiting={<Skeleton shape="block" className={styles.waiting} />}>
        <Overview />
        <Money />
        <Devices />
        <RecentLogins />
      </WithPhrases>
    </div>
  );
}

function Overview() {
  const security = useQuery(securityQuery);
  if (security.isError) return <QueryFailure query={security} />;
  if (!security.data) return <Skeleton shape="block" className={styles.waiting} />;
  return <Protections security={security.data} />;
}

function Money() {
  const options = useQuery(withdrawalOptionsQuery);
  if (options.isError) return <QueryFailure query={options} />;
  if (!options.data) return <Skeleton shape="block" className={styles.waitingRows} />;
  return <BankAccounts options={options.data} />;
}
