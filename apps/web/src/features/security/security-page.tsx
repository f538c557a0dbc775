import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../query/query-failure';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StatusPill } from '../../ui/status-pill';
import { BankAccounts } from './bank-accounts';
import { PaymentPasswordDialog } from './payment-password-dialog';
import { withdrawalOptionsQuery } from './security.api';
import styles from './security-page.module.css';

/** What protects the money: the payment password, and the accounts that it may go to. */
export default function SecurityPage() {
  const { t } = useTranslation();
  const options = useQuery(withdrawalOptionsQuery);
  return (
    <div className={styles.page}>
      <h1>{t('security.title')}</h1>
      {options.isError && <QueryFailure query={options} />}
      {options.isPending && <Skeleton shape="block" className={styles.waiting} />}
      {options.data && (
        <>
          <PaymentPassword isSet={options.data.hasPaymentPassword} />
          <BankAccounts options={options.data} />
        </>
      )}
    </div>
  );
}

function PaymentPassword({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('security.paymentPassword')}</h2>
        <StatusPill tone={isSet ? 'gain' : 'neutral'}>
          {isSet ? t('security.isSet') : t('security.isMissing')}
        </StatusPill>
      </div>
      <p className={styles.muted}>{t('security.paymentPasswordText')}</p>
      <p role="status" className={styles.saved}>
        {saved && t('security.saved')}
      </p>
      <Button tone={isSet ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
        {isSet ? t('security.change') : t('security.set')}
      </Button>
      <PaymentPasswordDialog
        open={open}
        change={isSet}
        onClose={() => setOpen(false)}
        onSaved={() => setSaved(true)}
      />
    </section>
  );
}
