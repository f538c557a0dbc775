import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import type { OperatorSessionValue } from '#libs/identity/common/operator.calls';
import { PageSkeleton } from '../../app/page-skeleton';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';

const WithdrawalDeskPage = lazy(() => import('./withdrawal-desk-page'));
const DepositDeskPage = lazy(() => import('./deposit-desk-page'));
const PaymentDeskPage = lazy(() => import('./payment-desk-page'));

export function OperationsPages({ session }: { session: OperatorSessionValue }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/" element={<Navigate to="/withdrawals" replace />} />
        <Route path="/withdrawals/:id?" element={<WithdrawalDeskPage operator={session.operator.id} />} />
        <Route path="/deposits/:id?" element={<DepositDeskPage operator={session.operator.id} />} />
        <Route path="/payments/:view?/:id?" element={<PaymentDeskPage operator={session.operator.id} />} />
        <Route path="*" element={<NoPage />} />
      </Routes>
    </Suspense>
  );
}

function NoPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('common.notFoundTitle')}
      text={t('common.notFoundText')}
      action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
    />
  );
}
