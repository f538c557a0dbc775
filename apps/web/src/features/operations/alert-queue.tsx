import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_KINDS, type PaymentAlert } from '#libs/cashier/common/payment-alert';
import { paymentAlertList } from '#libs/operations/common/payment-operator.calls';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { useColumns } from '../../lists/use-columns';
import { PaymentAlertView } from './payment-alert-view';
import { ALERT_LABELS } from './payment-labels';
import { QueueFilterFields } from './queue-filter-fields';
import { TEXT_AND_DAYS } from './queue-filters';
import { QueuePage } from './queue-page';
import { useQueue } from './use-queue';

const FILTERS = { ...TEXT_AND_DAYS, kind: oneOf(ALERT_KINDS, '') };

/** Reports of a bank that contradict themselves. */
export function AlertQueue({ filters }: { filters: ReactNode }) {
  const { t } = useTranslation('operations');
  const list = useQueue(paymentAlertList, FILTERS);
  const column = useColumns<PaymentAlert>();
  return (
    <QueuePage
      list={list}
      title={t('payment.title')}
      caption={t('payment.alerts.list')}
      path="/payments/alerts"
      actionKeys={['m']}
      filters={
        <>
          {filters}
          <QueueFilterFields narrowing={list.narrowing} withoutAmounts>
            <ChoiceFilter
              {...list.filter('kind')}
              label={t('payment.reason')}
              all={t('filter.all')}
              values={ALERT_KINDS}
              text={(kind) => t(`payment.alerts.${ALERT_LABELS[kind]}`)}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('payment.reason'), ({ kind }) => t(`payment.alerts.${ALERT_LABELS[kind]}`)),
        column.text(t('payment.alerts.event'), ({ event }) => event.slice(0, 8)),
        column.moment(t('payment.since'), ({ at }) => at),
      ]}
      empty={{ title: t('payment.alerts.emptyTitle'), text: t('payment.alerts.emptyText') }}
      open={(id, alert) => (alert ? <PaymentAlertView key={id} alert={alert} /> : null)}
    />
  );
}
