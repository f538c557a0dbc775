import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Activity } from '../../lists/activity';
import { Figure } from '../../ui/data/figure';
import { CaseLine, CasePart } from './case';
import styles from './case.module.css';
import type { WithdrawalCaseValue } from './withdrawal-case.api';
import { STATE_LABELS } from './withdrawal-labels';

const TRANCHE_LABELS = {
  sent: 'distributed',
  disputed: 'disputed',
  received: 'received',
  'auto-received': 'autoReceived',
  refunded: 'refunded',
  'force-received': 'forceReceived',
} as const;

/** The payouts so far, and each step with its time. */
export function WithdrawalHistory({ found }: { found: WithdrawalCaseValue }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <>
      {found.tranches.length > 0 && (
        <CasePart title={t('withdrawal.tranches')}>
          {found.tranches.map((tranche) => (
            <div key={tranche.no} className={styles.report}>
              <CaseLine>
                <Figure size="small">{amount(tranche.amount, found.currency)}</Figure>
                <span>{t(`state.${TRANCHE_LABELS[tranche.status]}`)}</span>
              </CaseLine>
              <CaseLine>
                <span>{tranche.reference}</span>
                <span>{dateTime(tranche.sentAt)}</span>
              </CaseLine>
            </div>
          ))}
        </CasePart>
      )}
      <CasePart title={t('withdrawal.timeline')}>
        <Activity
          label={t('withdrawal.timeline')}
          past={found.timeline.map((step) => ({
            label: t(`state.${STATE_LABELS[step.status].key}`),
            at: step.at,
            note: step.amount === null ? undefined : amount(step.amount, found.currency),
            failed: step.status === 'rejected' || step.status === 'disputed',
          }))}
          isOver={false}
        />
      </CasePart>
    </>
  );
}
