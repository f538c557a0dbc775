import { useTranslation } from 'react-i18next';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';

const TONES: Record<MemberWithdrawalState, StatusPillProps['tone']> = {
  requested: 'progress',
  approved: 'progress',
  rejected: 'live',
  distributed: 'live',
  disputed: 'progress',
  received: 'gain',
  'auto-received': 'gain',
  refunded: 'neutral',
  'force-received': 'neutral',
};

export function WithdrawalStatus({ status }: { status: MemberWithdrawalState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[status]}>{t(`withdrawal.states.${status}`)}</StatusPill>;
}
