import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { DataTable } from '../../ui/data-table';
import { Segmented } from '../../ui/segmented';
import { Desk } from './desk';
import { countsQuery, paymentAlertsQuery, unmatchedPaymentsQuery } from './operations.api';
import { PaymentAlertView } from './payment-alert-view';
import styles from './queue-filters.module.css';
import { UnmatchedPaymentView } from './unmatched-payment-view';
import { useMarkedRow } from './use-marked-row';
import { useAlertColumns, usePaymentColumns } from './use-payment-columns';

const VIEWS = ['unmatched', 'alerts'] as const;
type View = (typeof VIEWS)[number];

/** Payments that were credited to nobody, reports that contradict themselves, and the one that is open. */
export default function PaymentDeskPage({ operator }: { operator: string }) {
  const { t, i18n } = useTranslation('operations');
  const navigate = useNavigate();
  const { view: named, id } = useParams();
  const view: View = named === 'alerts' ? 'alerts' : 'unmatched';
  const [page, setPage] = useState(1);
  const counts = useQuery(countsQuery).data?.payments;
  const payments = useQuery({ ...unmatchedPaymentsQuery(page), enabled: view === 'unmatched' });
  const alerts = useQuery({ ...paymentAlertsQuery(page), enabled: view === 'alerts' });
  const shown = view === 'alerts' ? alerts : payments;
  const columns = { unmatched: usePaymentColumns(), alerts: useAlertColumns() };
  const open = (next: string) => void navigate(`/payments/${view}/${next}`, { replace: id !== undefined });
  const row = useMarkedRow(
    (shown.data?.list ?? []).map((each) => each.id),
    id,
    open,
  );
  const table = {
    loading: shown.isPending,
    dense: true,
    rowKey: (each: { id: string }) => each.id,
    selectedKey: row.marked ?? undefined,
    onOpen: (each: { id: string }) => {
      row.mark(each.id);
      open(each.id);
    },
  };
  const payment = payments.data?.list.find((each) => each.id === id);
  const alert = alerts.data?.list.find((each) => each.id === id);
  const labelOf = (each: View) => {
    const count = counts?.[each];
    return count
      ? `${t(`payment.view.${each}`)} ${count.toLocaleString(i18n.language)}`
      : t(`payment.view.${each}`);
  };
  return (
    <Desk
      title={t('payment.title')}
      keys={row.keys}
      moveKeys={view === 'alerts' ? ['m'] : ['m', 'b']}
      onBack={() => void navigate(`/payments/${view}`)}
      filters={
        <div className={styles.filters}>
          <Segmented
            label={t('payment.view.label')}
            value={view}
            options={VIEWS.map((each) => ({ value: each, label: labelOf(each) }))}
            onChange={(next) => {
              setPage(1);
              void navigate(`/payments/${next}`);
            }}
          />
        </div>
      }
      list={
        shown.isError ? (
          <QueryFailure query={shown} />
        ) : (
          <>
            {view === 'unmatched' ? (
              <DataTable
                {...table}
                caption={t('payment.list')}
                columns={columns.unmatched}
                rows={payments.data?.list ?? []}
                empty={<EmptyState title={t('payment.emptyTitle')} text={t('payment.emptyText')} />}
              />
            ) : (
              <DataTable
                {...table}
                caption={t('payment.alerts.list')}
                columns={columns.alerts}
                rows={alerts.data?.list ?? []}
                empty={
                  <EmptyState title={t('payment.alerts.emptyTitle')} text={t('payment.alerts.emptyText')} />
                }
              />
            )}
            <ListPager page={page} pages={shown.data?.totalPages ?? 1} onPage={setPage} />
          </>
        )
      }
      detail={
        view === 'unmatched' && payment ? (
          <UnmatchedPaymentView key={payment.id} payment={payment} operator={operator} />
        ) : view === 'alerts' && alert ? (
          <PaymentAlertView key={alert.id} alert={alert} />
        ) : null
      }
    />
  );
}
