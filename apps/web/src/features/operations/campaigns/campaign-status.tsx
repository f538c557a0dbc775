import { useTranslation } from 'react-i18next';
import type { CampaignDetail } from '#libs/rewards/common/campaign';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { CampaignState } from './campaign-state';
import { useSpentText } from './use-spent-text';

/** Its state, what it has given, and whether members see this draft. */
export function CampaignStatus({ campaign }: { campaign: CampaignDetail }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const spentText = useSpentText();
  const { state, claims, version, publishedVersion } = campaign;
  const isPublished = publishedVersion !== null;
  return (
    <>
      <Row gap={4}>
        <CampaignState state={state} />
        {isPublished && (
          <Text tone="muted">
            {t('campaigns.given')}: {count(claims)}
          </Text>
        )}
        {isPublished && (
          <Text tone="muted">
            {t('campaigns.spent')}: {spentText(campaign)}
          </Text>
        )}
      </Row>
      {isPublished && publishedVersion !== version && state !== 'ended' && (
        <Text tone="muted">
          {t('campaigns.differs', { published: count(publishedVersion), version: count(version) })}
        </Text>
      )}
    </>
  );
}
