import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { serverNow } from '../../data/calls/server-time';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';

const TONES: Record<ContractSummary['status'] | 'coming', StatusPillProps['tone']> = {
  offered: 'live',
  coming: 'progress',
  active: 'gain',
  ending: 'progress',
  ended: 'neutral',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** Accepted, and its first period still to come. */
export const isComing = ({ status, inForceFrom }: ContractSummary): boolean =>
  status === 'active' && inForceFrom !== null && Date.parse(inForceFrom) > serverNow();

export function ContractStatus({ contract }: { contract: ContractSummary }) {
  const { t } = useTranslation('agency');
  const status = isComing(contract) ? 'coming' : contract.status;
  return <StatusPill tone={TONES[status]}>{t(`contract.status.${status}`)}</StatusPill>;
}
