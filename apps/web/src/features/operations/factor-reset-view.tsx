import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorReset, FactorResetState } from '#libs/identity/common/factor-reset';
import { confirmFactorReset, dropFactorReset } from '#libs/operations/common/factor-reset.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { StatusPill, type StatusPillProps } from '../../ui/status-pill';
import { ConfirmDialog } from '../session/confirm-dialog';
import styles from './factor-resets-page.module.css';
import { Facts } from './facts';
import { useAct } from './operations.api';

const TONES: Record<FactorResetState, StatusPillProps['tone']> = {
  proposed: 'live',
  waiting: 'progress',
  done: 'gain',
  cancelled: 'neutral',
  dropped: 'neutral',
};

/** One reset, and what this operator may do with it: whoever proposed it does not confirm it. */
export function FactorResetView({ reset, operator }: { reset: FactorReset; operator: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const [asking, setAsking] = useState<'confirm' | 'drop' | null>(null);
  const close = () => setAsking(null);
  const confirm = useAct(confirmFactorReset, close);
  const drop = useAct(dropFactorReset, close);
  const { id, member, status, reason, proposedBy, confirmedBy } = reset;
  const isOpen = status === 'proposed' || status === 'waiting';
  const moves = { confirm, drop };
  return (
    <article className={styles.card} aria-label={member.account}>
      <div className={styles.head}>
        <h3>{member.account}</h3>
        <StatusPill tone={TONES[status]}>{t(`factor.state.${status}`)}</StatusPill>
      </div>
      <Facts
        items={[
          { label: t('reason'), value: reason },
          { label: t('factor.proposedBy'), value: `${proposedBy.account}, ${dateTime(reset.proposedAt)}` },
          ...(confirmedBy ? [{ label: t('factor.confirmedBy'), value: confirmedBy.account }] : []),
          ...(reset.dueAt ? [{ label: t('factor.dueAt'), value: dateTime(reset.dueAt) }] : []),
          ...(reset.endedAt ? [{ label: t('factor.endedAt'), value: dateTime(reset.endedAt) }] : []),
        ]}
      />
      {isOpen && (
        <div className={styles.actions}>
          {status === 'proposed' && proposedBy.id !== operator && (
            <Button tone="danger" onClick={() => setAsking('confirm')}>
              {t('factor.confirm')}
            </Button>
          )}
          <Button onClick={() => setAsking('drop')}>{t('factor.drop')}</Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t(`factor.${asking}`)}
          text={t(`factor.${asking}Text`, { account: member.account })}
          danger={asking === 'confirm'}
          busy={moves[asking].busy}
          refusal={moves[asking].refusal}
          onClose={close}
          onConfirm={() => moves[asking].act({ id })}
        />
      )}
    </article>
  );
}
