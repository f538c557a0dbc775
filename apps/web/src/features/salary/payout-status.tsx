import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { StatusPill } from '../../ui/status-pill';
import { payoutState } from './payout-state';
import styles from './salary.module.css';

const TONES = {
  pending: 'progress',
  paid: 'gain',
  carried: 'neutral',
  nothing: 'neutral',
  unpaid: 'live',
} as const;

export function PayoutStatus({ payout }: { payout: PayoutSummary }) {
  const { t } = useTranslation('agency');
  const state = payoutState(payout);
  return (
    <span className={styles.pills}>
      <StatusPill tone={TONES[state]}>{t(`salary.states.${state}`)}</StatusPill>
      {payout.correction && <StatusPill tone="neutral">{t('salary.correction')}</StatusPill>}
    </span>
  );
}
