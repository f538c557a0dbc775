import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { languageOf } from '../../i18n/i18n';
import { useAmountText } from '../../i18n/use-amount-text';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Callout } from '../../ui/layout/callout';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { rewardsQuery } from './promotions.api';
import { RewardRow } from './reward-row';

/** The member's rewards: those to claim, then what was joined, received or has lapsed. */
function RewardCenterPage() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { t: site } = useTranslation();
  const list = useList({ query: ({ pageNo }) => rewardsQuery(pageNo, languageOf(i18n)) });
  const { query, choice, choose } = list;
  const toPromotions = <LinkButton to={PATHS.promotions}>{site('announcements.toPromotions')}</LinkButton>;
  return (
    <Page title={site('shell.rewardCenter')} lead={t('center.lead')} width="text">
      <Loaded query={query} room="medium">
        {({ list: rewards, totalPages, redemptions }) =>
          rewards.length === 0 ? (
            <>
              <ChangedRedemptions count={redemptions} />
              <EmptyState title={t('center.emptyTitle')} text={t('center.emptyText')} action={toPromotions} />
            </>
          ) : (
            <>
              <ChangedRedemptions count={redemptions} />
              <Rewards title={t('center.toClaim')} list={rewards.filter(isClaimable)} />
              <Rewards title={t('center.others')} list={rewards.filter((one) => !isClaimable(one))} />
              <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

export default withPhrases('rewards', RewardCenterPage);

/** Leads to those that the badge counts, too. */
function ChangedRedemptions({ count }: { count: number }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count: shown } = useAmountText();
  if (count === 0) return null;
  return (
    <Callout role="status">
      <Link to={`${PATHS.points}?view=orders`}>
        {t('center.redemptions', { count, shown: shown(count) })}
      </Link>
    </Callout>
  );
}

function Rewards({ title, list }: { title: string; list: Reward[] }) {
  if (list.length === 0) return null;
  return (
    <Section title={title}>
      <Stack as="ul" gap={3}>
        {list.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </Stack>
    </Section>
  );
}

const isClaimable = ({ status }: Reward) => status === 'claimable';
