import { useTranslation } from 'react-i18next';
import type { RedemptionState } from '#libs/rewards/common/mall';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';

const TONES: Record<RedemptionState, StatusPillProps['tone']> = {
  'in-process': 'progress',
  approved: 'progress',
  completed: 'gain',
  rejected: 'live',
};

export function RedemptionStatus({ status }: { status: RedemptionState }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  return <StatusPill tone={TONES[status]}>{t(`states.${status}`)}</StatusPill>;
}
