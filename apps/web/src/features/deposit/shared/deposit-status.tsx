import { useTranslation } from 'react-i18next';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import { StatusPill } from '../../../ui/data/status-pill';

const TONES = {
  created: 'progress',
  pending: 'progress',
  paid: 'gain',
  reversed: 'live',
  failed: 'live',
  expired: 'neutral',
  review: 'live',
} as const;

export function DepositStatus({ deposit }: { deposit: Pick<DepositSummary, 'status' | 'underReview'> }) {
  const { t } = useTranslation();
  const state = deposit.underReview ? 'review' : deposit.status;
  return <StatusPill tone={TONES[state]}>{t(`deposit.states.${state}`)}</StatusPill>;
}
