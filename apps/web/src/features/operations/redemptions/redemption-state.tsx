import { useTranslation } from 'react-i18next';
import type { RedemptionState } from '#libs/rewards/common/mall';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<RedemptionState, StatusPillProps['tone']> = {
  'in-process': 'live',
  approved: 'progress',
  completed: 'gain',
  rejected: 'neutral',
};

export function RedemptionStatePill({ state }: { state: RedemptionState }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`redemptions.states.${state}`)}</StatusPill>;
}
