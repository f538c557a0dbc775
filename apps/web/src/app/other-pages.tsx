import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../parts/lazy-part';
import { useStart } from './start-context';

const MemberArea = lazyPart(() => import('./member-area'));
const MePage = lazyPart(() => import('../features/member/me-page'));
const DepositPage = lazyPart(() => import('../features/deposit/deposit-page'));
const DepositHistoryPage = lazyPart(() => import('../features/deposit/deposit-history-page'));
const DepositDetailPage = lazyPart(() => import('../features/deposit/deposit-detail-page'));
const WithdrawalPage = lazyPart(() => import('../features/withdrawal/withdrawal-page'));
const WithdrawalHistoryPage = lazyPart(() => import('../features/withdrawal/withdrawal-history-page'));
const WithdrawalDetailPage = lazyPart(() => import('../features/withdrawal/withdrawal-detail-page'));
const ReceiptBadge = lazyPart(() => import('../features/withdrawal/receipt-badge'));
const AccountRecordPage = lazyPart(() => import('../features/account-record/account-record-page'));
const SecurityPage = lazyPart(() => import('../features/security/security-page'));
const MessagesPage = lazyPart(() => import('../features/messages/messages-page'));
const FavouritesPage = lazyPart(() => import('../features/games/favourites-page'));
const RecentPage = lazyPart(() => import('../features/games/recent-page'));
const GameStagePage = lazyPart(() => import('../features/game-stage/game-stage-page'));
const SeamlessPage = lazyPart(() => import('../features/game-stage/seamless-page'));
const BetsPage = lazyPart(() => import('../features/bet-record/bets-page'));
const BetPage = lazyPart(() => import('../features/bet-record/bet-page'));
const WinnersPage = lazyPart(() => import('../features/winners/winners-page'));
const MemberTransferPage = lazyPart(() => import('../features/transfer/member-transfer-page'));
const AgentEntryPage = lazyPart(() => import('../features/agent-centre/agent-entry-page'));
const AgentCentre = lazyPart(() => import('../features/agent-centre/agent-centre'));
const HelpPage = lazyPart(() => import('../features/help/help-page'));
const SocialReturnPage = lazyPart(() => import('../features/social/social-return-page'));
const PhoneCheckPage = lazyPart(() => import('../features/registration/phone-check-page'));
const NotFoundPage = lazyPart(() => import('./not-found-page'));
const DevPages = lazyPart(() => import('../dev/dev-pages'));

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
