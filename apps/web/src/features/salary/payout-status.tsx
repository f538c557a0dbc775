import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { StatusPill } from '../../ui/data/status-pill';
import { Row } from '../../ui/layout/row';
import { payoutState } from './payout-state';

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
    <Row as="span" gap={1}>
      <StatusPill tone={TONES[state]}>{t(`salary.states.${state}`)}</StatusPill>
      {payout.correction && <StatusPill tone="neutral">{t('salary.correction')}</StatusPill>}
    </Row>
  );
}
