import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import type { OperatorSessionValue } from '#libs/identity/common/operator.calls';
import { lazyPart } from '../../parts/lazy-part';
import { RouteBoundary } from '../../parts/route-boundary';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';

const WithdrawalDeskPage = lazyPart(() => import('./withdrawal-desk-page'));
const DepositDeskPage = lazyPart(() => import('./deposit-desk-page'));
const PaymentDeskPage = lazyPart(() => import('./payment-desk-page'));
const FactorResetsPage = lazyPart(() => import('./factor-resets-page'));
const FindingDeskPage = lazyPart(() => import('./finding-desk-page'));

export function OperationsPages({ session }: { session: OperatorSessionValue }) {
  return (
    <RouteBoundary>
      <Routes>
        <Route path="/" element={<Navigate to="/withdrawals" replace />} />
        <Route path="/withdrawals/:id?" element={<WithdrawalDeskPage operator={session.operator.id} />} />
        <Route path="/deposits/:id?" element={<DepositDeskPage operator={session.operator.id} />} />
        <Route path="/payments/:view?/:id?" element={<PaymentDeskPage operator={session.operator.id} />} />
        <Route path="/authenticators" element={<FactorResetsPage operator={session.operator.id} />} />
        <Route path="/ledger/:id?" element={<FindingDeskPage />} />
        <Route path="*" element={<NoPage />} />
      </Routes>
    </RouteBoundary>
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
