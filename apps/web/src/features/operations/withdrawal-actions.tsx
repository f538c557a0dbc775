import { useTranslation } from 'react-i18next';
import {
  approveWithdrawal,
  claimWithdrawal,
  confirmForcedReceipt,
  distributeWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  resolveWithdrawal,
} from '#libs/operations/common/withdrawal-operator.calls';
import styles from './case.module.css';
import { type Action, CaseActions } from './case-actions';
import { useOperatorCommand } from './operations.api';
import { OperatorConfirmDialog, OperatorReasonDialog } from './operator-dialogs';
import { PayoutDialog } from './payout-dialog';
import type { WithdrawalCaseValue } from './withdrawal-case.api';
import { type CaseMove, movesOf } from './withdrawal-moves';

/** Where a payout is the next thing, first or repeated. */
const PAYOUT_WAITS = new Set<WithdrawalCaseValue['status']>(['approved', 'disputed']);

const OUTCOMES = {
  refund: 'refund',
  proposeForce: 'propose-force',
  dropForce: 'drop-force',
} as const;

interface WithdrawalActionsProps {
  found: WithdrawalCaseValue;
  operator: string;
}

/** What the chart lets this operator do: a move that is taken out of the chart takes its button and its key with it. */
export function WithdrawalActions({ found, operator }: WithdrawalActionsProps) {
  const { t } = useTranslation('operations');
  const { id, claimedBy } = found;
  const approve = useOperatorCommand(approveWithdrawal);
  const claim = useOperatorCommand(claimWithdrawal);
  const release = useOperatorCommand(releaseWithdrawal);
  const moves = movesOf(found, operator);
  const isHeld = claimedBy?.id === operator;
  const payout = (again: boolean): Action['dialog'] => {
    return (close) => <PayoutDialog found={found} again={again} onClose={close} />;
  };
  const resolve = (key: keyof typeof OUTCOMES): Action => ({
    call: resolveWithdrawal,
    label: t(`move.${key}`),
    tone: key === 'dropForce' ? 'quiet' : 'danger',
    dialog: (close) => (
      <OperatorConfirmDialog
        call={resolveWithdrawal}
        input={{ id, outcome: OUTCOMES[key] }}
        title={t(`move.${key}`)}
        text={t(`confirm.${key}`)}
        danger={key !== 'dropForce'}
        onClose={close}
      />
    ),
  });
  const actions: Record<CaseMove, Action> = {
    APPROVE: {
      call: approveWithdrawal,
      label: t('move.approve'),
      hotkey: 'a',
      run: () => void approve.run({ id }),
      busy: approve.busy,
    },
    REJECT: {
      call: rejectWithdrawal,
      label: t('move.reject'),
      hotkey: 'r',
      tone: 'danger',
      dialog: (close) => (
        <OperatorReasonDialog
          call={rejectWithdrawal}
          inputOf={(reason) => ({ id, reason })}
          title={t('withdrawal.rejectTitle')}
          text={t('withdrawal.rejectText', { account: found.account })}
          action={t('move.reject')}
          danger
          onClose={close}
        />
      ),
    },
    DISTRIBUTE: {
      call: distributeWithdrawal,
      label: t('move.distribute'),
      hotkey: 'd',
      dialog: payout(false),
    },
    RESEND: { call: resolveWithdrawal, label: t('move.resend'), dialog: payout(true) },
    REFUND: resolve('refund'),
    PROPOSE_FORCE: resolve('proposeForce'),
    CONFIRM_FORCE: {
      call: confirmForcedReceipt,
      label: t('move.confirmForce'),
      tone: 'danger',
      dialog: (close) => (
        <OperatorConfirmDialog
          call={confirmForcedReceipt}
          input={{ id }}
          title={t('move.confirmForce')}
          text={t('confirm.confirmForce')}
          danger
          onClose={close}
        />
      ),
    },
    DROP_FORCE: resolve('dropForce'),
  };
  const hold = isHeld
    ? { call: releaseWithdrawal, label: t('move.release'), run: () => void release.run({ id }) }
    : moves.length > 0 &&
      !claimedBy && { call: claimWithdrawal, label: t('move.claim'), run: () => void claim.run({ id }) };
  return (
    <>
      {claimedBy && !isHeld && (
        <p className={styles.note}>{t('withdrawal.heldBy', { operator: claimedBy.account })}</p>
      )}
      {found.operatorBarredFromPaying?.id === operator && PAYOUT_WAITS.has(found.status) && (
        <p className={styles.note}>{t('withdrawal.paidByAnother')}</p>
      )}
      <CaseActions
        actions={[
          ...moves.map((move, index) => ({
            tone: index === 0 ? ('primary' as const) : undefined,
            ...actions[move],
          })),
          hold && { ...hold, hotkey: 'c', busy: claim.busy || release.busy },
        ]}
        refusal={approve.refusal ?? claim.refusal ?? release.refusal}
      />
    </>
  );
}
