import { useTranslation } from 'react-i18next';
import type { PaymentAlert } from '#libs/cashier/common/payment-alert';
import { markPaymentAlertSeen } from '#libs/operations/common/payment-operator.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Facts } from '../../ui/data/facts';
import { StatusPill } from '../../ui/data/status-pill';
import { Case, CasePart } from './case';
import { CaseActions } from './case-actions';
import { useOperatorCommand } from './operations.api';
import { ALERT_LABELS } from './payment-labels';

/** What a bank said of one event, beside what it said of it first. The names are those of its report. */
export function PaymentAlertView({ alert }: { alert: PaymentAlert }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const seen = useOperatorCommand(markPaymentAlertSeen);
  const kind = ALERT_LABELS[alert.kind];
  return (
    <Case
      title={t(`payment.alerts.${kind}`)}
      status={<StatusPill tone="live">{dateTime(alert.at)}</StatusPill>}
      note={t(`payment.alerts.${kind}Text`)}
    >
      <CaseActions
        actions={[
          {
            label: t('payment.alerts.seen'),
            tone: 'primary',
            call: markPaymentAlertSeen,
            hotkey: 'm',
            run: () => void seen.run({ id: alert.id }),
            busy: seen.busy,
          },
        ]}
        refusal={seen.refusal}
      />
      {alert.first && <Report title={t('payment.alerts.first')} body={alert.first} />}
      <Report title={t(alert.first ? 'payment.alerts.now' : 'payment.alerts.reported')} body={alert.body} />
    </Case>
  );
}

function Report({ title, body }: { title: string; body: Record<string, unknown> }) {
  return (
    <CasePart title={title}>
      <Facts items={Object.entries(body).map(([label, value]) => ({ label, value: String(value) }))} />
    </CasePart>
  );
}
