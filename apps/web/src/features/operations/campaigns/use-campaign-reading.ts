import { useTranslation } from 'react-i18next';
import type { VersionedDraft } from '#libs/site/common/saved-versions';
import { weekdayText } from '../../../i18n/weekday-text';
import { useBrandTimeZone } from '../operator-store';
import { useZonedText } from '../use-zoned-text';
import { type CampaignValues, listOf } from './campaign-values';

/** A draft in words, as two drafts are compared by people. */
export function useCampaignReading(): (values: CampaignValues) => VersionedDraft {
  const { t, i18n } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  return (values) => ({
    ...values,
    category: t(`campaigns.categories.${values.category}`),
    'trigger.on': t(`campaigns.triggers.${values['trigger.on']}`),
    'trigger.every': t(`campaigns.every.${values['trigger.every']}`),
    'trigger.measure': t(`campaigns.measures.${values['trigger.measure']}`),
    'trigger.source': t(`campaigns.sources.${values['trigger.source']}`),
    'trigger.within': values['trigger.within'] && t(`campaigns.every.${values['trigger.within']}`),
    'trigger.scope.product':
      values['trigger.scope.product'] && t(`campaigns.products.${values['trigger.scope.product']}`),
    'eligibility.registeredFrom':
      values['eligibility.registeredFrom'] && zoned(values['eligibility.registeredFrom']),
    'reward.kind': t(`campaigns.kinds.${values['reward.kind']}`),
    'reward.size.kind': t(`campaigns.sizes.${values['reward.size.kind']}`),
    'reward.rounds.winnings': t(`campaigns.winnings.${values['reward.rounds.winnings']}`),
    'reward.wagering.counts': t(`campaigns.counts.${values['reward.wagering.counts']}`),
    'reward.wagering.onWithdrawal': t(`campaigns.onWithdrawal.${values['reward.wagering.onWithdrawal']}`),
    'schedule.weekdays': listOf(values['schedule.weekdays'])
      .map((day) => weekdayText(i18n.language, Number(day), 'short'))
      .join(', '),
    'giving.application.images': t(`campaigns.application.${values['giving.application.images'] || 'not'}`),
    'giving.how': t(`campaigns.how.${values['giving.how']}`),
  });
}
