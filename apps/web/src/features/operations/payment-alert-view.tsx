import { useTranslation } from 'react-i18next';
import type { PaymentAlert } from '#libs/cashier/common/unmatched-payment';
import { markPaymentAlertSeen } from '#libs/operations/common/payment-desk.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { StatusPill } from '../../ui/status-pill';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';
import { Facts } from './facts';
import { useAct } from './operations.api';
import { ALERT_WORDS } from './payment-words';
import { useDeskKeys } from './use-desk-keys';

/** What a bank said of one event, beside what it said of it first. The names are those of its report. */
export function PaymentAlertView({ alert }: { alert: PaymentAlert }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const seen = useAct(markPaymentAlertSeen);
  const mark = () => seen.act({ id: alert.id });
  useDeskKeys({ m: mark });
  const kind = ALERT_WORDS[alert.kind];
  return (
    <div className={styles.case}>
      <div className={styles.head}>
        <h2>{t(`payment.alerts.${kind}`)}</h2>
        <StatusPill tone="live">{dateTime(alert.at)}</StatusPill>
      </div>
      <p className={styles.note}>{t(`payment.alerts.${kind}Text`)}</p>
      <div className={styles.actions}>
        <Button tone="primary" loading={seen.busy} onClick={mark}>
          {t('payment.alerts.seen')}
        </Button>
      </div>
      <FormRefusal refusal={seen.refusal} />
      {alert.first && <Body title={t('payment.alerts.first')} body={alert.first} />}
      <Body title={t(alert.first ? 'payment.alerts.now' : 'payment.alerts.reported')} body={alert.body} />
    </div>
  );
}

function Body({ title, body }: { title: string; body: Record<string, unknown> }) {
  return (
    <div>
      <h3>{title}</h3>
      <Facts items={Object.entries(body).map(([name, value]) => ({ label: name, value: String(value) }))} />
    </div>
  );
}
