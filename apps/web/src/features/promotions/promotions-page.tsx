import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PROMO_CATEGORIES, type PromoCategory } from '#libs/rewards/common/campaign';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { queryClient } from '../../data/cache/query-client';
import { serverNow } from '../../data/calls/server-time';
import { useIsMember } from '../../data/session/session-store';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { Tabs } from '../../ui/layout/tabs';
import { AnnouncedPromotions } from '../announcements/shared/announced-promotions';
import { useAnnouncements } from '../announcements/shared/announcements.api';
import { CategoryChips } from './category-chips';
import { CodeForm } from './code-form';
import { PromotionCard } from './promotion-card';
import { PROMOTION_TABS, type PromotionTab, tabOf } from './promotion-tabs';
import { usePromotions } from './promotions.api';
import styles from './promotions.module.css';

/** All promotions for this visitor, those to claim first, and below them what was announced as one. */
function PromotionsPage() {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { t: site } = useTranslation();
  return (
    <Page title={site('announcements.promotions')} lead={t('lead')}>
      <QueryClientProvider client={queryClient}>
        <CodeForm />
        <Promotions />
      </QueryClientProvider>
    </Page>
  );
}

export default withPhrases('rewards', PromotionsPage);

function Promotions() {
  const promotions = usePromotions();
  const isMember = useIsMember();
  const announced = useAnnouncements().data?.promotion;
  return (
    <Loaded query={promotions} room="medium">
      {({ list }) => (
        <>
          {isMember && list.length > 0 ? <Parts list={list} /> : list.length > 0 && <Cards list={list} />}
          {list.length === 0 && announced?.length === 0 && <NoPromotions />}
          {announced && <AnnouncedPromotions promotions={announced} />}
        </>
      )}
    </Loaded>
  );
}

/** For a member, in parts. The address has the part. */
function Parts({ list }: { list: Promotion[] }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions.tabs' });
  const [search, setSearch] = useSearchParams();
  const chosen = PROMOTION_TABS.find((tab) => tab === search.get('tab')) ?? 'available';
  const choose = (tab: PromotionTab) => setSearch(tab === 'available' ? {} : { tab }, { replace: true });
  const now = serverNow();
  const panelOf = (tab: PromotionTab) => {
    const own = list.filter((promotion) => tabOf(promotion, now) === tab);
    return own.length > 0 ? <Cards list={own} /> : <EmptyState title={t(`empty.${tab}`)} />;
  };
  return (
    <Tabs
      label={t('label')}
      value={chosen}
      onChange={choose}
      tabs={PROMOTION_TABS.map((tab) => ({ value: tab, label: t(tab), panel: panelOf(tab) }))}
    />
  );
}

function Cards({ list }: { list: Promotion[] }) {
  const [search, setSearch] = useSearchParams();
  const categories = PROMO_CATEGORIES.filter((each) => list.some(({ category }) => category === each));
  const chosen = categories.find((category) => category === search.get('category')) ?? null;
  const shown = list.filter(({ category }) => chosen === null || category === chosen);
  const choose = (category: PromoCategory | null) =>
    setSearch(
      (held) => {
        if (category === null) held.delete('category');
        else held.set('category', category);
        return held;
      },
      { replace: true },
    );
  return (
    <Stack gap={4}>
      {categories.length > 1 && <CategoryChips categories={categories} chosen={chosen} onChoose={choose} />}
      <ul className={styles.grid}>
        {shown.toSorted(byStatus).map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </Stack>
  );
}

function NoPromotions() {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { t: site } = useTranslation();
  return <EmptyState title={site('announcements.noPromotions')} text={t('emptyText')} />;
}

/** Those to claim first, then what can be taken part in; the server's order within. */
const ORDER: Record<Promotion['status'], number> = {
  claim: 0,
  join: 1,
  open: 1,
  joined: 1,
  apply: 1,
  applying: 1,
  process: 1,
  rejected: 1,
  'coming-soon': 2,
  received: 3,
  closed: 4,
};
const byStatus = (one: Promotion, other: Promotion) => ORDER[one.status] - ORDER[other.status];
