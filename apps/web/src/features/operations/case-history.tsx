import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { Figure } from '../../ui/figure';
import { Timeline } from '../../ui/timeline';
import styles from './case.module.css';
import { useMoneyText } from './use-money-text';
import type { WithdrawalCaseValue } from './withdrawal-desk.api';
import { STATE_WORDS } from './withdrawal-words';

const TRANCHE_WORDS = {
  sent: 'distributed',
  disputed: 'disputed',
  received: 'received',
  'auto-received': 'autoReceived',
  refunded: 'refunded',
  'force-received': 'forceReceived',
} as const;

/** The payouts so far, and each step with its time. */
export function CaseHistory({ found }: { found: WithdrawalCaseValue }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const { dateTime } = useMomentText();
  const last = found.timeline.length - 1;
  return (
    <>
      {found.tranches.length > 0 && (
        <div>
          <h3>{t('withdrawal.tranches')}</h3>
          {found.tranches.map((tranche) => (
            <div key={tranche.no} className={styles.report}>
              <div className={styles.line}>
                <Figure size="small">{money(tranche.amount, found.currency)}</Figure>
                <span className={styles.note}>{t(`state.${TRANCHE_WORDS[tranche.status]}`)}</span>
              </div>
              <div className={styles.line}>
                <span className={styles.note}>{tranche.reference}</span>
                <span className={styles.note}>{dateTime(tranche.sentAt)}</span>
              </div>
            </div>
          ))}
        </div>
      )}
      <div>
        <h3>{t('withdrawal.timeline')}</h3>
        <Timeline
          label={t('withdrawal.timeline')}
          items={found.timeline.map(({ status, at, amount }, index) => ({
            id: `${index}-${status}`,
            label: t(`state.${STATE_WORDS[status].key}`),
            state:
              status === 'rejected' || status === 'disputed' ? 'failed' : index === last ? 'now' : 'done',
            time: dateTime(at),
            note: amount === null ? undefined : money(amount, found.currency),
          }))}
          stateLabels={{
            done: site('deposit.stepDone'),
            now: site('deposit.stepNow'),
            todo: site('deposit.stepTodo'),
            failed: site('deposit.stepFailed'),
          }}
        />
      </div>
    </>
  );
}
