import { Route, Routes } from 'react-router-dom';
import { useStart } from '../data/start/start-context';
import { lazyPart } from '../lazy/lazy-part';
import { LOTTERY_ALIAS, PATHS } from '../routes/paths';

const MemberArea = lazyPart(() => import('./member-area'));
const AccountEntries = lazyPart(() => import('./menus/account-entries'));
const MePage = lazyPart(() => import('../features/member/me-page'));
const DepositPage = lazyPart(() => import('../features/deposit/deposit-page'));
const DepositHistoryPage = lazyPart(() => import('../features/deposit/deposit-history-page'));
const DepositDetailPage = lazyPart(() => import('../features/deposit/deposit-detail-page'));
const WithdrawalPage = lazyPart(() => import('../features/withdrawal/withdrawal-page'));
const WithdrawalHistoryPage = lazyPart(() => import('../features/withdrawal/withdrawal-history-page'));
const WithdrawalDetailPage = lazyPart(() => import('../features/withdrawal/withdrawal-detail-page'));
const AccountRecordPage = lazyPart(() => import('../features/account-record/account-record-page'));
const ProfitLossPage = lazyPart(() => import('../features/profit-loss/profit-loss-page'));
const IncomePage = lazyPart(() => import('../features/profit-loss/income-page'));
const VipPage = lazyPart(() => import('../features/rewards/vip-page'));
const RebatePage = lazyPart(() => import('../features/rewards/rebate-page'));
const PointsPage = lazyPart(() => import('../features/rewards/points-page'));
const SecurityPage = lazyPart(() => import('../features/security/security-page'));
const MessagesPage = lazyPart(() => import('./messages-page'));
const FeedbackPage = lazyPart(() => import('../features/feedback/feedback-page'));
const NewFeedbackPage = lazyPart(() => import('../features/feedback/new-feedback-page'));
const ThreadPage = lazyPart(() => import('../features/feedback/thread-page'));
const FavouritesPage = lazyPart(() => import('../features/games/favourites-page'));
const RecentPage = lazyPart(() => import('../features/games/recent-page'));
const GameStagePage = lazyPart(() => import('../features/game-stage/game-stage-page'));
const SeamlessPage = lazyPart(() => import('../features/game-stage/seamless-page'));
const LotteryPage = lazyPart(() => import('../features/lottery/lottery-page'));
const BetsPage = lazyPart(() => import('../features/bet-record/bets-page'));
const BetPage = lazyPart(() => import('../features/bet-record/bet-page'));
const WinnersPage = lazyPart(() => import('../features/winners/winners-page'));
const MemberTransferPage = lazyPart(() => import('../features/transfer/member-transfer-page'));
const GameWalletsPage = lazyPart(() => import('../features/game-wallets/game-wallets-page'));
const BonusDetailsPage = lazyPart(() => import('../features/bonus/bonus-details-page'));
const AgentEntryPage = lazyPart(() => import('./agent-centre/agent-entry-page'));
const AgentCentre = lazyPart(() => import('./agent-centre/agent-centre'));
const AnnouncementsPage = lazyPart(() => import('../features/announcements/announcements-page'));
const PromotionsPage = lazyPart(() => import('../features/promotions/promotions-page'));
const PromotionPage = lazyPart(() => import('../features/promotions/promotion-page'));
const RafflePage = lazyPart(() => import('../features/promotions/raffles/raffle-page'));
const ReferralPage = lazyPart(() => import('../features/promotions/referral/referral-page'));
const MissionsPage = lazyPart(() => import('../features/promotions/missions/missions-page'));
const RewardCenterPage = lazyPart(() => import('../features/promotions/reward-center-page'));
const HelpPage = lazyPart(() => import('../features/help/help-page'));
const DownloadPage = lazyPart(() => import('../features/download/download-page'));
const SocialReturnPage = lazyPart(() => import('../features/social/social-return-page'));
const PhoneCheckPage = lazyPart(() => import('../features/registration/phone-check-page'));
const GuestLive = lazyPart(() => import('./guest-live'));
const ServicePage = lazyPart(() => import('../features/service/service-page'));
const InvalidAddressPage = lazyPart(() => import('../features/service/invalid-address-page'));
const DevPages = lazyPart(() => import('../dev/dev-pages'));

/** Every page but home, which needs none of this to be drawn. */
export default function OtherPages() {
  const { testClock } = useStart();
  return (
    <Routes>
      <Route path={PATHS.winners} element={<WinnersPage />} />
      <Route element={<MemberArea trial />}>
        <Route path={PATHS.recent} element={<RecentPage />} />
        <Route path={PATHS.game} element={<GameStagePage />} />
        <Route path={PATHS.seamless} element={<SeamlessPage />} />
        {[PATHS.lottery, LOTTERY_ALIAS].map((path) => (
          <Route key={path} path={path} element={<LotteryPage page={PATHS.lottery} />} />
        ))}
        {[PATHS.vnLottery, PATHS.seaLottery].map((path) => (
          <Route key={path} path={path} element={<LotteryPage page={path} />} />
        ))}
        <Route path={PATHS.member} element={<MePage places={<AccountEntries />} />} />
      </Route>
      <Route element={<MemberArea />}>
        <Route path={PATHS.favourites} element={<FavouritesPage />} />
        <Route path={PATHS.bets} element={<BetsPage />} />
        <Route path={PATHS.bet} element={<BetPage />} />
        <Route path={PATHS.deposit} element={<DepositPage />} />
        <Route path={PATHS.deposits} element={<DepositHistoryPage />} />
        <Route path={PATHS.depositDetail} element={<DepositDetailPage />} />
        <Route path={PATHS.withdraw} element={<WithdrawalPage />} />
        <Route path={PATHS.withdrawals} element={<WithdrawalHistoryPage />} />
        <Route path={PATHS.withdrawalDetail} element={<WithdrawalDetailPage />} />
        <Route path={PATHS.transfer} element={<MemberTransferPage />} />
        <Route path={PATHS.transferFund} element={<GameWalletsPage />} />
        <Route path={PATHS.bonusDetails} element={<BonusDetailsPage />} />
        <Route path={PATHS.rewardCenter} element={<RewardCenterPage />} />
        <Route path={PATHS.missions} element={<MissionsPage />} />
        <Route path={PATHS.referral} element={<ReferralPage />} />
        <Route path={PATHS.accountRecord} element={<AccountRecordPage />} />
        <Route path={PATHS.personalProfit} element={<ProfitLossPage />} />
        <Route path={PATHS.income} element={<IncomePage />} />
        <Route path={PATHS.vip} element={<VipPage />} />
        <Route path={PATHS.rebate} element={<RebatePage />} />
        <Route path={PATHS.points} element={<PointsPage />} />
        <Route path={PATHS.security} element={<SecurityPage />} />
        <Route path={PATHS.messages} element={<MessagesPage />} />
        <Route path={PATHS.feedback} element={<FeedbackPage />} />
        <Route path={PATHS.newFeedback} element={<NewFeedbackPage />} />
        <Route path={PATHS.feedbackThread} element={<ThreadPage />} />
      </Route>
      <Route path={PATHS.agentLogin} element={<AgentEntryPage />} />
      <Route path={PATHS.announcements} element={<AnnouncementsPage />} />
      <Route path={PATHS.promotions} element={<PromotionsPage />} />
      <Route path={PATHS.promotion} element={<PromotionPage />} />
      <Route path={PATHS.raffle} element={<RafflePage />} />
      <Route path={PATHS.help} element={<HelpPage />} />
      <Route path={PATHS.agentHelp} element={<HelpPage />} />
      <Route
        path={PATHS.service}
        element={
          <>
            <GuestLive />
            <ServicePage />
          </>
        }
      />
      <Route path={PATHS.download} element={<DownloadPage />} />
      <Route path={PATHS.socialReturn} element={<SocialReturnPage />} />
      <Route path={PATHS.phoneCheck} element={<PhoneCheckPage />} />
      <Route element={<MemberArea loginPath={PATHS.agentLogin} />}>
        <Route path={`${PATHS.agentCentre}/*`} element={<AgentCentre />} />
      </Route>
      {testClock && <Route path="/dev/*" element={<DevPages />} />}
      <Route path="*" element={<InvalidAddressPage />} />
    </Routes>
  );
}
