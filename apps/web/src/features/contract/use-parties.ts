import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';

/** The names of a contract's upline and downline in a sentence. */
export function useParties({ upline, downline }: Pick<ContractSummary, 'upline' | 'downline'>) {
  const { t } = useTranslation('agency');
  return { upline: upline?.account ?? t('contract.house'), downline: downline.account };
}
