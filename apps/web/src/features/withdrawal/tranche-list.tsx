import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import type { TrancheState } from '#libs/cashier/common/withdrawal-states';
import { useMomentText } from '../../i18n/use-moment-text';
import { StatusPill } from '../../ui/status-pill';
import { useWithdrawalText } from './use-withdrawal-text';
import styles from './withdrawal-detail-page.module.css';
import { STATUS_TONES, STATUS_WORDS } from './withdrawal-words';

/** A payout that waits for its answer is called as the withdrawal then is. */
const stateOf = (status: TrancheState) => (status === 'sent' ? 'distributed' : status);

/** Each payout with the reference that the bank gave it. */
export function TrancheList({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const { show, isPart } = useWithdrawalText(withdrawal);
  const { sent, rest } = withdrawal;
  return (
    <section className={styles.tranches}>
      <h2>{t('withdrawal.tranches')}</h2>
      {isPart && (
        <p className={styles.muted}>{t('withdrawal.sentOf', { sent: show(sent), rest: show(rest) })}</p>
      )}
      <ol>
        {withdrawal.tranches.map((tranche) => (
          <li key={tranche.no}>
            <span className={styles.trancheHead}>
              {t('withdrawal.trancheNo', { no: tranche.no.toLocaleString(i18n.language) })}
              <strong>{show(tranche.amount)}</strong>
              <StatusPill tone={STATUS_TONES[stateOf(tranche.status)]}>
                {t(`withdrawal.${STATUS_WORDS[stateOf(tranche.status)]}`)}
              </StatusPill>
            </span>
            <small>
              {dateTime(tranche.sentAt)} · {t('withdrawal.reference')} {tranche.reference}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
