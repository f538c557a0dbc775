import { useTranslation } from 'react-i18next';
import type { ReferralOffer } from '#libs/rewards/common/referrals.calls';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { rewardText } from '../shared/reward-text';
import { useConditions } from './use-conditions';

/** What the link brings, for both sides. */
export function ReferralOffers({ offers }: { offers: ReferralOffer[] }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral' });
  if (offers.length === 0) return <EmptyState title={t('noOffers')} text={t('noOffersText')} />;
  return (
    <Section title={t('offers')}>
      <Stack as="ul" gap={4}>
        {offers.map((offer) => (
          <li key={offer.promotion}>
            <Offer offer={offer} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Offer({ offer }: { offer: ReferralOffer }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'referral' });
  const conditions = useConditions();
  return (
    <Stack gap={1}>
      <Text strong>{t(`gets.${offer.side}`, { reward: rewardText(i18n, offer, offer.amount) })}</Text>
      <Text size="small" tone="muted">
        {conditions(offer).join(' ')}
      </Text>
      <LinkButton tone="link" to={pathOf(PATHS.promotion, { id: offer.promotion })}>
        {t('terms')}
      </LinkButton>
    </Stack>
  );
}
