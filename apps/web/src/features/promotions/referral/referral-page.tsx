import { useTranslation } from 'react-i18next';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import { useBoard } from '../../../data/socket/use-board';
import { languageOf } from '../../../i18n/i18n';
import { withPhrases } from '../../../lazy/with-phrases';
import { Loaded } from '../../../lists/loaded';
import { useList } from '../../../lists/use-list';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { renewPromotions } from '../promotions.api';
import { OwnReferral } from './own-referral';
import { referralsQuery } from './referral.api';
import { ReferralLink } from './referral-link';
import { ReferralOffers } from './referral-offers';
import { ReferredMembers } from './referred-members';

/** The member's link, what it brings both sides, and how far each friend is. */
function ReferralPage() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'referral' });
  const { t: site } = useTranslation();
  useBoard(promotionsChanged, renewPromotions, renewPromotions);
  const list = useList({ query: ({ pageNo }) => referralsQuery(pageNo, languageOf(i18n)) });
  return (
    <Page title={site('shell.referral')} lead={t('lead')} width="text">
      <Loaded query={list.query} room="medium">
        {(found) => (
          <Stack gap={5}>
            {found.own && <OwnReferral own={found.own} />}
            <ReferralLink />
            <ReferralOffers offers={found.offers} />
            <ReferredMembers found={found} page={list.choice.page} onPage={(page) => list.choose({ page })} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

export default withPhrases('rewards', ReferralPage);
