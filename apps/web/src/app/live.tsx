import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgent, isTrial } from '#libs/identity/common/member-types';
import { DepositNotices } from '../features/deposit/deposit-notices';
import { GateHost } from '../features/gate/gate-host';
import { memberInfoQuery } from '../features/session/member-info';
import { queryClient } from '../features/session/query-client';
import { ReceiptHost } from '../features/withdrawal/receipt-host';
import { WithdrawalNotices } from '../features/withdrawal/withdrawal-notices';
import { lazyPart } from '../parts/lazy-part';
import { QuietPart } from '../parts/quiet-part';
import { LiveUpdates } from '../realtime/live-updates';
import { ToastProvider } from '../ui/toast';
import { CacheUpdates } from './cache-updates';
import { WithPhrases } from './with-phrases';

const ContractHost = lazyPart(() => import('../features/contract/contract-host'));
const SalaryNotices = lazyPart(() => import('../features/salary/salary-notices'));
const AgentUpdates = lazyPart(() => import('../features/agent-centre/agent-updates'));

/** What runs while somebody is logged in: the line to the server, and the notices and questions that it brings. */
export default function Live() {
  const { t } = useTranslation();
  const [{ listening, tell }] = useState(signal);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider regionLabel={t('notice.region')} closeLabel={t('notice.dismiss')}>
        <LiveUpdates listening={listening} />
        <CacheUpdates />
        <Listeners everybodyThere={tell} />
        <GateHost />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function signal() {
  let tell = (): void => undefined;
  const listening = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { listening, tell };
}

interface ListenersProps {
  everybodyThere(): void;
}

/** Who listens depends on who is logged in. The last one to mount says that everybody is there. */
function Listeners({ everybodyThere }: ListenersProps) {
  const info = useQuery(memberInfoQuery);
  if (!info.data) return null;
  const { type } = info.data;
  return (
    <>
      {!isTrial(type) && <OfMembers />}
      {isAgent(type) ? <OfAgents everybodyThere={everybodyThere} /> : <Mounted tell={everybodyThere} />}
    </>
  );
}

/** A trial account has no deposits and withdrawals to be told of. */
function OfMembers() {
  return (
    <>
      <DepositNotices />
      <WithdrawalNotices />
      <ReceiptHost />
    </>
  );
}

/** Nothing of it is mounted before all of it is loaded, and the phrases of its notices with it. */
function OfAgents({ everybodyThere }: ListenersProps) {
  return (
    <QuietPart>
      <ContractHost />
      <SalaryNotices />
      <AgentUpdates />
      <WithPhrases bundle="agency" waiting={null}>
        <Mounted tell={everybodyThere} />
      </WithPhrases>
    </QuietPart>
  );
}

function Mounted({ tell }: { tell(): void }) {
  useEffect(tell, [tell]);
  return null;
}
