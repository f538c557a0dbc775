import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { OperatorSessionValue } from '#libs/authentication/common/operator.calls';
import { lazyPart } from '../../lazy/lazy-part';
import { RouteBoundary } from '../../lazy/route-boundary';
import NotFoundPage from '../../routes/not-found-page';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { useHasPermission } from './operator-store';
import { SECTIONS } from './sections';

const WithdrawalQueuePage = lazyPart(() => import('./withdrawal-queue-page'));
const DepositQueuePage = lazyPart(() => import('./deposit-queue-page'));
const PaymentQueuePage = lazyPart(() => import('./payment-queue-page'));
const FactorResetsPage = lazyPart(() => import('./factor-resets-page'));
const FindingQueuePage = lazyPart(() => import('./finding-queue-page'));
const ProposalsPage = lazyPart(() => import('./proposals-page'));
const OperatorsPage = lazyPart(() => import('./operators/operators-page'));
const OwnAccountPage = lazyPart(() => import('./operators/own-account-page'));
const RolesPage = lazyPart(() => import('./roles-page'));
const ArticlesPage = lazyPart(() => import('./articles/articles-page'));
const BroadcastListPage = lazyPart(() => import('./broadcasts/broadcast-list-page'));
const BroadcastPage = lazyPart(() => import('./broadcasts/broadcast-page'));
const CampaignListPage = lazyPart(() => import('./campaigns/campaign-list-page'));
const CampaignPage = lazyPart(() => import('./campaigns/campaign-page'));
const GoodsListPage = lazyPart(() => import('./goods/goods-list-page'));
const GoodsPage = lazyPart(() => import('./goods/goods-page'));
const RedemptionQueuePage = lazyPart(() => import('./redemptions/redemption-queue-page'));
const HeldRewardQueuePage = lazyPart(() => import('./held-rewards/held-reward-queue-page'));
const ApplicationQueuePage = lazyPart(() => import('./applications/application-queue-page'));
const LevelCheckQueuePage = lazyPart(() => import('./level-checks/level-check-queue-page'));
const DrawsPage = lazyPart(() => import('./draws/draws-page'));
const ThreadQueuePage = lazyPart(() => import('./threads/thread-queue-page'));
const ChatQueuePage = lazyPart(() => import('./threads/chat-queue-page'));
const CataloguePage = lazyPart(() => import('./catalogue/catalogue-page'));
const ContentListPage = lazyPart(() => import('./content/content-list-page'));
const ContentPage = lazyPart(() => import('./content/content-page'));
const NewContentPage = lazyPart(() => import('./content/new-content-page'));
const SiteGatePage = lazyPart(() => import('./site-gate/site-gate-page'));
const SettingsPage = lazyPart(() => import('./settings/settings-page'));
const SettingHistoryPage = lazyPart(() => import('./settings/setting-history-page'));

/** The address of the console leads to the first section that the operator may read. */
export function OperationsPages({ session }: { session: OperatorSessionValue }) {
  const hasPermission = useHasPermission();
  const first = SECTIONS.find(({ permission }) => hasPermission(permission));
  return (
    <RouteBoundary>
      <Routes>
        <Route path={PATHS.home} element={first ? <Navigate to={first.path} replace /> : <NoSections />} />
        <Route path="/withdrawals/:id?" element={<WithdrawalQueuePage operator={session.operator.id} />} />
        <Route path="/deposits/:id?" element={<DepositQueuePage operator={session.operator.id} />} />
        <Route path="/payments/:view?/:id?" element={<PaymentQueuePage operator={session.operator.id} />} />
        <Route path="/authenticators" element={<FactorResetsPage operator={session.operator.id} />} />
        <Route path="/ledger/:id?" element={<FindingQueuePage />} />
        <Route path="/proposals" element={<ProposalsPage operator={session.operator.id} />} />
        <Route path="/operators" element={<OperatorsPage operator={session.operator.id} />} />
        <Route path="/account" element={<OwnAccountPage account={session.operator.account} />} />
        <Route path="/setup" element={<Navigate to={PATHS.home} replace />} />
        <Route path="/roles" element={<RolesPage />} />
        <Route path="/articles/:id?" element={<ArticlesPage />} />
        <Route path="/content" element={<ContentListPage />} />
        <Route path="/content/new/:kind" element={<NewContentPage />} />
        <Route path="/content/:id" element={<ContentPage />} />
        <Route path="/broadcasts" element={<BroadcastListPage />} />
        <Route path="/broadcasts/:id" element={<BroadcastPage />} />
        <Route path="/campaigns" element={<CampaignListPage />} />
        <Route path="/campaigns/:id" element={<CampaignPage />} />
        <Route path="/goods" element={<GoodsListPage />} />
        <Route path="/goods/:id" element={<GoodsPage />} />
        <Route path="/redemptions/:id?" element={<RedemptionQueuePage operator={session.operator.id} />} />
        <Route path="/held-rewards/:id?" element={<HeldRewardQueuePage />} />
        <Route path="/applications/:id?" element={<ApplicationQueuePage operator={session.operator.id} />} />
        <Route path="/level-checks/:id?" element={<LevelCheckQueuePage />} />
        <Route path="/draws/:view?/:id?" element={<DrawsPage />} />
        <Route path="/chats/:id?" element={<ChatQueuePage operator={session.operator.id} />} />
        <Route path="/threads/:id?" element={<ThreadQueuePage operator={session.operator.id} />} />
        <Route path="/catalogue/:view?/:id?" element={<CataloguePage />} />
        <Route path="/site" element={<SiteGatePage operator={session.operator.id} />} />
        <Route path="/settings/history" element={<SettingHistoryPage />} />
        <Route path="/settings/:group?" element={<SettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RouteBoundary>
  );
}

function NoSections() {
  const { t } = useTranslation('operations');
  return <EmptyState title={t('noSections.title')} text={t('noSections.text')} />;
}
