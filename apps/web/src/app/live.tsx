import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgent, isTrial } from '#libs/identity/common/member-types';
import { DepositNotices } from '../features/deposit/deposit-notices';
import { GateHost } from '../features/gate/gate-host';
import { memberInfoQuery } from '../features/session/member-info';
import { queryClient } from '../features/session/query-client';
import { ReceiptHost } from '../features/withdrawal/receipt-host';
import { WithdrawalNotices } from '../features/withdrawal/withdrawal-notices';
import { LiveUpdates } from '../realtime/live-updates';
import { ToastProvider } from '../ui/toast';
import { CacheUpdates } from './cache-updates';

const ContractHost = lazy(() => import('../features/contract/contract-host'));
const SalaryNotices = lazy(() => import('../features/salary/salary-notices'));
const AgentUpdates = lazy(() => import('../features/agent-centre/agent-updates'));

/** What runs while somebody is logged in: the line to the server, and the notices and questions that it brings. */
export default function Live() {
  const { t } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider regionLabel={t('notice.region')} closeLabel={t('notice.dismiss')}>
        <LiveUpdates />
        <CacheUpdates />
        <OfMembers />
        <OfAgents />
        <GateHost />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** A trial account has no deposits and withdrawals to be told of. */
function OfMembers() {
  const info = useQuery(memberInfoQuery);
  if (!info.data || isTrial(info.data.type)) return null;
  return (
    <>
      <DepositNotices />
      <WithdrawalNotices />
      <ReceiptHost />
    </>
  );
}

function OfAgents() {
  const info = useQuery(memberInfoQuery);
  if (!info.data || !isAgent(info.data.type)) return null;
  return (
    <Suspense>
      <ContractHost />
      <SalaryNotices />
      <AgentUpdates />
    </Suspense>
  );
}
