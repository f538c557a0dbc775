import { useTranslation } from 'react-i18next';
import type { ReferralState } from '#libs/rewards/common/referrals.calls';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<ReferralState, StatusPillProps['tone']> = {
  open: 'progress',
  checked: 'progress',
  claim: 'live',
  received: 'gain',
  refused: 'neutral',
  lapsed: 'neutral',
  none: 'neutral',
  over: 'neutral',
};

export function ReferralStatePill({ state }: { state: ReferralState }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral.states' });
  return <StatusPill tone={TONES[state]}>{t(state)}</StatusPill>;
}
