import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useStart } from './start-context';

const MemberArea = lazy(() => import('./member-area'));
const MePage = lazy(() => import('../features/member/me-page'));
const DepositPage = lazy(() => import('../features/deposit/deposit-page'));
const DepositHistoryPage = lazy(() => import('../features/deposit/deposit-history-page'));
const DepositDetailPage = lazy(() => import('../features/deposit/deposit-detail-page'));
const WithdrawalPage = lazy(() => import('../features/withdrawal/withdrawal-page'));
const WithdrawalHistoryPage = lazy(() => import('../features/withdrawal/withdrawal-history-page'));
const WithdrawalDetailPage = lazy(() => import('../features/withdrawal/withdrawal-detail-page'));
const ReceiptBadge = lazy(() => import('../features/withdrawal/receipt-badge'));
const AccountRecordPage = lazy(() => import('../features/account-record/account-record-page'));
const SecurityPage = lazy(() => import('../features/security/security-page'));
const MessagesPage = lazy(() => import('../features/messages/messages-page'));
const FavouritesPage = lazy(() => import('../features/games/favourites-page'));
const RecentPage = lazy(() => import('../features/games/recent-page'));
const GameStagePage = lazy(() => import('../features/game-stage/game-stage-page'));
const SeamlessPage = lazy(() => import('../features/game-stage/seamless-page'));
const BetsPage = lazy(() => import('../features/bet-record/bets-page'));
const BetPage = lazy(() => import('../features/bet-record/bet-page'));
const WinnersPage = lazy(() => import('../features/winners/winners-page'));
const MemberTransferPage = lazy(() => import('../features/transfer/member-transfer-page'));
const AgentEntryPage = lazy(() => import('../features/agent-centre/agent-entry-page'));
const AgentCentre = lazy(() => import('../features/agent-centre/agent-centre'));
const HelpPage = lazy(() => import('../features/help/help-page'));
const SocialReturnPage = lazy(() => import('../features/social/social-return-page'));
const PhoneCheckPage = lazy(() => import('../features/registration/phone-check-page'));
const NotFoundPage = lazy(() => import('./not-found-page'));
const DevPages = lazy(() => import('../dev/dev-pages'));

/** Every page but home, which needs none of this to be drawn. */
export default function OtherPages() {
  const { testClock } = useStart();
  return (
    <Routes>
      <Route path="/winners" element={<WinnersPage />} />
      <Route element={<MemberArea trial />}>
        <Route path="/recent" element={<RecentPage />} />
        <Route path="/game/:nodeId" element={<GameStagePage />} />
        <Route path="/seamless" element={<SeamlessPage />} />
        <Route path="/member" element={<MePage receipts={<ReceiptBadge />} />} />
      </Route>
      <Route element={<MemberArea />}>
        <Route path="/favorite" element={<FavouritesPage />} />
        <Route path="/member/bets" element={<BetsPage />} />
        <Route path="/member/bets/:id" element={<BetPage />} />
        <Route path="/member/deposit" element={<DepositPage />} />
        <Route path="/member/deposits" element={<DepositHistoryPage />} />
        <Route path="/member/deposits/:id" element={<DepositDetailPage />} />
        <Route path="/member/withdraw" element={<WithdrawalPage />} />
        <Route path="/member/withdrawals" element={<WithdrawalHistoryPage />} />
        <Route path="/member/withdrawals/:id" element={<WithdrawalDetailPage />} />
        <Route path="/member/transfer" element={<MemberTransferPage />} />
        <Route path="/member/record" element={<AccountRecordPage />} />
        <Route path="/member/security" element={<SecurityPage />} />
        <Route path="/member/messages" element={<MessagesPage />} />
      </Route>
      <Route path="/agent" element={<AgentEntryPage />} />
      <Route path="/help" element={<HelpPage />} />
      <Route path="/helpmc" element={<HelpPage />} />
      <Route path="/social/:provider" element={<SocialReturnPage />} />
      <Route path="/phone-check" element={<PhoneCheckPage />} />
      <Route element={<MemberArea door="/agent" />}>
        <Route path="/agentHome/*" element={<AgentCentre />} />
      </Route>
      {testClock && <Route path="/dev/*" element={<DevPages />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
