import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgent, isTrial } from '#libs/members/common/member-types';

import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { queryClient } from '../data/cache/query-client';
import { setKnownMember } from '../data/session/known-member';
import { memberInfoQuery } from '../data/session/member-info';
import { memberInfoPushes } from '../data/session/member-info.pushes';
import { type EndReason, endSession, useSessionValue } from '../data/session/session-store';
import { useIsAgent } from '../data/session/use-is-agent';
import { LiveUpdates } from '../data/socket/live-updates';
import { accountRecordPushes } from '../features/account-record/account-record.pushes';
import { betPushes } from '../features/bet-record/bet.pushes';
import { bonusPushes } from '../features/bonus/bonus.pushes';
import { bonusToasts } from '../features/bonus/bonus.toasts';
import { depositPushes } from '../features/deposit/deposit.pushes';
import { depositToasts } from '../features/deposit/deposit.toasts';
import { RenewPayUrls } from '../features/deposit/renew-pay-urls';
import { feedbackPushes } from '../features/feedback/feedback.pushes';
import { feedbackToasts } from '../features/feedback/feedback.toasts';
import { gameWalletPushes } from '../features/game-wallets/game-wallets.pushes';
import { GateHost } from '../features/gate/gate-host';
import { forgetLottery } from '../features/lottery/forget-lottery';
import { lotteryPushes } from '../features/lottery/lottery.pushes';
import { mallPushes } from '../features/mall/mall.pushes';
import { mallToasts } from '../features/mall/mall.toasts';
import { InboxLive } from '../features/messages/inbox-live';
import { messagePushes } from '../features/messages/message.pushes';
import { profilePushes } from '../features/profile/profile.pushes';
import { profitLossPushes } from '../features/profit-loss/profit-loss.pushes';
import { promotionPushes } from '../features/promotions/promotions.pushes';
import { promotionToasts } from '../features/promotions/promotions.toasts';
import { rewardPushes } from '../features/rewards/rewards.pushes';
import { rewardToasts } from '../features/rewards/rewards.toasts';
import { securityPushes } from '../features/security/security.pushes';
import { servicePushes } from '../features/service/service.pushes';
import { ReceiptHost } from '../features/withdrawal/receipt-host';
import { withdrawalPushes } from '../features/withdrawal/withdrawal.pushes';
import { withdrawalToasts } from '../features/withdrawal/withdrawal.toasts';
import { lazyPart } from '../lazy/lazy-part';
import { QuietPart } from '../lazy/quiet-part';
import { WithPhrases } from '../lazy/with-phrases';
import { ToastProvider } from '../ui/feedback/toast';
import { newSignal } from './new-signal';
import { OwnToasts, PushTables } from './push-tables';

const ContractHost = lazyPart(() => import('../features/contract/contract-host'));
const AgentPushes = lazyPart(() => import('./agent-centre/agent-pushes'));

const PUSHES = [
  ...memberInfoPushes,
  ...depositPushes,
  ...withdrawalPushes,
  ...betPushes,
  ...lotteryPushes,
  ...gameWalletPushes,
  ...bonusPushes,
  ...messagePushes,
  ...feedbackPushes,
  ...servicePushes,
  ...promotionPushes,
  ...accountRecordPushes,
  ...profitLossPushes,
  ...rewardPushes,
  ...mallPushes,
  ...securityPushes,
  ...profilePushes,
];
const TOASTS = [
  ...depositToasts,
  ...withdrawalToasts,
  ...rewardToasts,
  ...bonusToasts,
  ...mallToasts,
  ...feedbackToasts,
  ...promotionToasts,
];

const leave = (reason: string) => endSession(reason as EndReason);
const forgetAll = () => {
  queryClient.clear();
  forgetLottery();
};

/** What runs while somebody is logged in: the connection to the server, and the toasts and questions that it brings. */
export default function Live() {
  const { t } = useTranslation();
  const token = useSessionValue((session) => (session.status === 'member' ? session.token : null));
  const [{ registered, resolve }] = useState(newSignal);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider regionLabel={t('notice.region')} closeLabel={t('notice.dismiss')}>
        <LiveUpdates
          token={token}
          snapshot={memberInfoQuery}
          onEnded={leave}
          onLeft={forgetAll}
          registered={registered}
        />
        <PushTables pushes={PUSHES} toasts={TOASTS} />
        <OwnToasts />
        <OfType onRegistered={resolve} />
        <GateHost />
      </ToastProvider>
    </QueryClientProvider>
  );
}

interface OfTypeProps {
  onRegistered(): void;
}

/** What handles pushes depends on who is logged in. The last part to mount says that all is registered. */
function OfType({ onRegistered }: OfTypeProps) {
  const info = useQuery(memberInfoQuery);
  const agent = useIsAgent();
  useKnown(info.data, agent);
  if (!info.data || agent === undefined) return null;
  const { type } = info.data;
  return (
    <>
      {!isTrial(type) && <OfMembers />}
      {agent ? <OfAgents onRegistered={onRegistered} /> : <Mounted onMount={onRegistered} />}
    </>
  );
}

/** Tells the menus who is logged in. */
function useKnown(info: MemberInfo | undefined, agent: boolean | undefined): void {
  const known = info && agent !== undefined;
  const trial = known && isTrial(info.type);
  const wallets = known && info.hasVendorWallets && !trial;
  const downline = known && info.hasUpline && !isAgent(info.type) && !trial;
  useEffect(() => {
    if (known)
      setKnownMember({
        trial: trial === true,
        agent,
        downline: downline === true,
        wallets: wallets === true,
      });
    return () => setKnownMember(null);
  }, [known, trial, agent, downline, wallets]);
}

/** A trial account has no deposits and withdrawals. */
function OfMembers() {
  return (
    <>
      <InboxLive />
      <RenewPayUrls />
      <ReceiptHost />
    </>
  );
}

/** Nothing of it is mounted before all of it is loaded, and the phrases of its toasts with it. */
function OfAgents({ onRegistered }: OfTypeProps) {
  return (
    <QuietPart>
      <WithPhrases bundle="agency" waiting={null}>
        <ContractHost />
        <AgentPushes />
        <Mounted onMount={onRegistered} />
      </WithPhrases>
    </QuietPart>
  );
}

function Mounted({ onMount }: { onMount(): void }) {
  useEffect(onMount, [onMount]);
  return null;
}
