import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../api/refusal';
import { serverNow } from '../../api/server-time';
import { useErrorText } from '../../i18n/use-error-text';
import { Countdown } from '../../ui/countdown';
import { ErrorState } from '../../ui/error-state';
import { Figure } from '../../ui/figure';
import { Skeleton } from '../../ui/skeleton';
import { StatusPill } from '../../ui/status-pill';
import styles from './case.module.css';
import { CaseActions } from './case-actions';
import { CaseFacts } from './case-facts';
import { CaseHistory } from './case-history';
import { Proofs } from './proofs';
import { useMoneyText } from './use-money-text';
import { withdrawalCaseQuery } from './withdrawal-desk.api';
import { STATE_WORDS } from './withdrawal-words';

/** One withdrawal: state in a sentence, what may be done next, and all that the decision needs. */
export function WithdrawalCaseView({ id, operator }: { id: string; operator: string }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const errorText = useErrorText();
  const money = useMoneyText();
  const { data: found, error, refetch } = useQuery(withdrawalCaseQuery(id));
  if (!found && error)
    return (
      <ErrorState
        title={site('common.failedTitle')}
        text={errorText.ofRefusal(refusalOf(error))}
        retry={{ label: site('common.retry'), onRetry: () => void refetch() }}
      />
    );
  if (!found) return <Skeleton shape="block" />;
  const { key, tone } = STATE_WORDS[found.status];
  return (
    <div className={styles.case}>
      <div className={styles.head}>
        <h2>
          <Figure>{money(found.amount, found.currency)}</Figure>
        </h2>
        <StatusPill tone={tone}>{t(`state.${key}`)}</StatusPill>
      </div>
      <p className={styles.note}>
        {t(`say.${key}`)}
        {found.deadlineAt && (
          <>
            {' '}
            <Countdown
              deadlineMs={Date.parse(found.deadlineAt)}
              nowMs={serverNow}
              label={t('withdrawal.deadline')}
            />
          </>
        )}
      </p>
      {found.rejectReason && (
        <p className={styles.note}>
          {t('reason')}: {found.rejectReason}
        </p>
      )}
      <CaseActions found={found} operator={operator} />
      <CaseFacts found={found} />
      {found.proofs.length > 0 && (
        <div>
          <h3>{t('withdrawal.proofs')}</h3>
          <Proofs id={found.id} proofs={found.proofs} />
        </div>
      )}
      <CaseHistory found={found} />
    </div>
  );
}
