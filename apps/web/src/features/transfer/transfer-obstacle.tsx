import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { PaymentPasswordDialog } from '../security/payment-password-dialog';
import { renewTransfers, type TransferOptions } from './transfer.api';
import styles from './transfer.module.css';

/** What has to be done before anything can leave, and the way to do it. */
export function TransferObstacle({ options }: { options: TransferOptions }) {
  const { t } = useTranslation('agency');
  const { dateTime } = useMomentText();
  const [setting, setSetting] = useState(false);
  if (options.frozen)
    return (
      <section className={styles.frozen}>
        <h2>{t('transfer.frozenTitle')}</h2>
        <p>{t('transfer.frozenText')}</p>
        <ButtonLink tone="primary" render={<Link to="/agentHome/agentDividendRecordCopy2?side=owed" />}>
          {t('transfer.toDividends')}
        </ButtonLink>
      </section>
    );
  if (options.waitUntil !== null)
    return (
      <section className={styles.frozen}>
        <h2>{t('transfer.frozenTitle')}</h2>
        <p>{t('transfer.waitText', { time: dateTime(options.waitUntil) })}</p>
      </section>
    );
  if (options.hasPaymentPassword) return null;
  return (
    <section className={styles.card}>
      <h2>{t('transfer.passwordTitle')}</h2>
      <p>{t('transfer.passwordText')}</p>
      <Button tone="primary" onClick={() => setSetting(true)}>
        {t('transfer.setPassword')}
      </Button>
      <PaymentPasswordDialog
        open={setting}
        change={false}
        onClose={() => setSetting(false)}
        onSaved={renewTransfers}
      />
    </section>
  );
}
