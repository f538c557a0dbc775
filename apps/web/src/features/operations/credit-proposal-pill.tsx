import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../ui/data/status-pill';

/** Whether an operator has proposed a way out, which another one has to confirm. */
export function CreditProposalPill({ isProposed }: { isProposed: boolean }) {
  const { t } = useTranslation('operations');
  return (
    <StatusPill tone={isProposed ? 'progress' : 'live'}>
      {t(isProposed ? 'payment.stateProposed' : 'payment.stateOpen')}
    </StatusPill>
  );
}
