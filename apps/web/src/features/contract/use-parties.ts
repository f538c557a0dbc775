import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';

/** What the two of a contract are called in a sentence. */
export function useParties({ upline, downline }: Pick<ContractSummary, 'upline' | 'downline'>) {
  const { t } = useTranslation('agency');
  return { upline: upline?.account ?? t('contract.house'), downline: downline.account };
}
