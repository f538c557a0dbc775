import { useTranslation } from 'react-i18next';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { StatusPill } from '../../ui/status-pill';
import { STATUS_TONES, STATUS_WORDS } from './withdrawal-words';

export function WithdrawalStatus({ status }: { status: MemberWithdrawalState }) {
  const { t } = useTranslation();
  return <StatusPill tone={STATUS_TONES[status]}>{t(`withdrawal.${STATUS_WORDS[status]}`)}</StatusPill>;
}
