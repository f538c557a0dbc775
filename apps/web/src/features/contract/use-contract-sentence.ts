import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { isComing } from './contract-status';
import { usePeriodText } from './use-period-text';

const REASONS = {
  upline: 'ByUpline',
  downline: 'ByDownline',
  replaced: 'Replaced',
  conflict: 'Conflict',
} as const;

/** The state of a contract in a sentence, for the upline or the downline. */
export function useContractSentence() {
  const { t } = useTranslation('agency');
  const { from } = usePeriodText();
  return (contract: ContractSummary): string => {
    const { status, side, upline, downline, inForceFrom, inForceUntil, endReason } = contract;
    const values = { upline: upline?.account ?? t('contract.house'), downline: downline.account };
    const until = { ...values, time: inForceUntil === null ? '' : from(inForceUntil) };
    const of = side === 'received' ? 'Received' : 'Given';
    switch (status) {
      case 'offered':
      case 'rejected':
      case 'withdrawn':
        return t(`contract.say.${status}${of}`, values);
      case 'active':
        return t(`contract.say.${isComing(contract) ? 'coming' : 'active'}`, {
          time: inForceFrom === null ? '' : from(inForceFrom),
        });
      case 'ending':
      case 'ended':
        return endReason === null
          ? t('contract.say.ending', until)
          : t(`contract.say.${status}${REASONS[endReason]}`, until);
    }
  };
}
