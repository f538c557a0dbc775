import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Segmented } from '../../ui/forms/segmented';
import { AlertQueue } from './alert-queue';
import { countsQuery } from './operations.api';
import { UnmatchedPaymentQueue } from './unmatched-payment-queue';

const VIEWS = ['unmatched', 'alerts'] as const;
type View = (typeof VIEWS)[number];

/** Payments that were credited to nobody, or reports that contradict themselves. */
export default function PaymentQueuePage({ operator }: { operator: string }) {
  const view = useParams().view === 'alerts' ? 'alerts' : 'unmatched';
  const filters = <ViewChoice view={view} />;
  if (view === 'alerts') return <AlertQueue filters={filters} />;
  return <UnmatchedPaymentQueue filters={filters} operator={operator} />;
}

function ViewChoice({ view }: { view: View }) {
  const { t, i18n } = useTranslation('operations');
  const navigate = useNavigate();
  const counts = useQuery(countsQuery).data?.payments;
  const labelOf = (each: View) =>
    [t(`payment.view.${each}`), counts?.[each] ? counts[each].toLocaleString(i18n.language) : '']
      .join(' ')
      .trim();
  return (
    <Segmented
      label={t('payment.view.label')}
      value={view}
      options={VIEWS.map((each) => ({ value: each, label: labelOf(each) }))}
      onChange={(next) => void navigate(`/payments/${next}`)}
    />
  );
}
