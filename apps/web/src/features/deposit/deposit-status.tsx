import { useTranslation } from 'react-i18next';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import { StatusPill } from '../../ui/status-pill';

const TONES = {
  created: 'progress',
  pending: 'progress',
  paid: 'gain',
  failed: 'live',
  expired: 'neutral',
} as const;
const WORDS = {
  created: 'statusCreated',
  pending: 'statusPending',
  paid: 'statusPaid',
  failed: 'statusFailed',
  expired: 'statusExpired',
} as const;

export function DepositStatus({ deposit }: { deposit: Pick<DepositSummary, 'status' | 'underReview'> }) {
  const { t } = useTranslation();
  if (deposit.underReview) return <StatusPill tone="live">{t('deposit.statusReview')}</StatusPill>;
  return <StatusPill tone={TONES[deposit.status]}>{t(`deposit.${WORDS[deposit.status]}`)}</StatusPill>;
}
