import { useTranslation } from 'react-i18next';
import type { CampaignSummary } from '#libs/rewards/common/campaign';
import { useAmountText } from '../../../i18n/use-amount-text';

type Spent = Pick<CampaignSummary, 'spent' | 'budget' | 'currency'>;

/** What rewards have cost, of what they may cost. */
export function useSpentText(): (campaign: Spent) => string {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  return ({ spent, budget, currency }) =>
    budget === null
      ? t('campaigns.spentOpen', { spent: amount(spent, currency) })
      : t('campaigns.spentOf', { spent: amount(spent, currency), budget: amount(budget, currency) });
}
