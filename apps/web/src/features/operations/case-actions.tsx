import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  approveWithdrawal,
  claimWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  resolveWithdrawal,
} from '#libs/operations/common/withdrawal-desk.calls';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../session/confirm-dialog';
import { FormRefusal } from '../session/form-refusal';
import styles from './case.module.css';
import { type CaseMove, movesOf } from './case-moves';
import { useAct } from './operations.api';
import { PayoutDialog } from './payout-dialog';
import { ReasonDialog } from './reason-dialog';
import { useDeskKeys } from './use-desk-keys';
import type { WithdrawalCaseValue } from './withdrawal-desk.api';

/** The button of each move; the first that is open is the one thing to do next. */
const BUTTONS = {
  APPROVE: { key: 'approve', danger: false },
  REJECT: { key: 'reject', danger: true },
  DISTRIBUTE: { key: 'distribute', danger: false },
  RESEND: { key: 'resend', danger: false },
  REFUND: { key: 'refund', danger: true },
  PROPOSE_FORCE: { key: 'proposeForce', danger: true },
  CONFIRM_FORCE: { key: 'confirmForce', danger: true },
  DROP_FORCE: { key: 'dropForce', danger: false },
} as const satisfies Record<CaseMove, { key: string; danger: boolean }>;
const OUTCOMES = {
  REFUND: 'refund',
  PROPOSE_FORCE: 'propose-force',
  CONFIRM_FORCE: 'confirm-force',
  DROP_FORCE: 'drop-force',
} as const;

/** Where a payout is the next thing, first or repeated. */
const PAYOUT_WAITS = new Set<WithdrawalCaseValue['status']>(['approved', 'disputed']);

interface CaseActionsProps {
  found: WithdrawalCaseValue;
  operator: string;
}

/** What the chart lets this operator do: a move that is taken out of the chart takes its button and its key with it. */
export function CaseActions({ found, operator }: CaseActionsProps) {
  const { t } = useTranslation('operations');
  const [asking, setAsking] = useState<CaseMove | null>(null);
  const close = () => setAsking(null);
  const approve = useAct(approveWithdrawal);
  const reject = useAct(rejectWithdrawal, close);
  const resolve = useAct(resolveWithdrawal, close);
  const claim = useAct(claimWithdrawal);
  const release = useAct(releaseWithdrawal);
  const { id } = found;
  const moves = movesOf(found, operator);
  const held = found.claimedBy?.id === operator;
  const claimable = moves.length > 0 && !found.claimedBy;
  const begin = (move: CaseMove) => {
    for (const each of [reject, resolve]) each.reset();
    if (move === 'APPROVE') approve.act({ id });
    else setAsking(move);
  };
  const keyOf = (move: CaseMove) => (moves.includes(move) ? () => begin(move) : undefined);
  const hold = held ? () => release.act({ id }) : claimable ? () => claim.act({ id }) : undefined;
  useDeskKeys({ c: hold, a: keyOf('APPROVE'), r: keyOf('REJECT'), d: keyOf('DISTRIBUTE') });
  const refusal = approve.refusal ?? claim.refusal ?? release.refusal;
  return (
    <div className={styles.form}>
      {found.claimedBy && !held && (
        <p className={styles.note}>{t('withdrawal.heldBy', { operator: found.claimedBy.account })}</p>
      )}
      {found.barredFromPaying?.id === operator && PAYOUT_WAITS.has(found.status) && (
        <p className={styles.note}>{t('withdrawal.paidByAnother')}</p>
      )}
      <div className={styles.actions}>
        {moves.map((move, index) => (
          <Button
            key={move}
            tone={BUTTONS[move].danger ? 'danger' : index === 0 ? 'primary' : 'quiet'}
            loading={move === 'APPROVE' && approve.busy}
            onClick={() => begin(move)}
          >
            {t(`move.${BUTTONS[move].key}`)}
          </Button>
        ))}
        {hold && (
          <Button loading={claim.busy || release.busy} onClick={hold}>
            {held ? t('move.release') : t('move.claim')}
          </Button>
        )}
      </div>
      <FormRefusal refusal={refusal} />
      {asking === 'REJECT' && (
        <ReasonDialog
          title={t('withdrawal.rejectTitle')}
          text={t('withdrawal.rejectText', { account: found.account })}
          action={t('move.reject')}
          busy={reject.busy}
          refusal={reject.refusal}
          onClose={close}
          onReason={(reason) => reject.act({ id, reason })}
        />
      )}
      {(asking === 'DISTRIBUTE' || asking === 'RESEND') && (
        <PayoutDialog found={found} again={asking === 'RESEND'} onClose={close} />
      )}
      {asking !== null && asking in OUTCOMES && (
        <ConfirmDialog
          title={t(`move.${BUTTONS[asking].key}`)}
          text={t(`confirm.${BUTTONS[asking as keyof typeof OUTCOMES].key}`)}
          danger={BUTTONS[asking].danger}
          busy={resolve.busy}
          refusal={resolve.refusal}
          onClose={close}
          onConfirm={() => resolve.act({ id, outcome: OUTCOMES[asking as keyof typeof OUTCOMES] })}
        />
      )}
    </div>
  );
}
