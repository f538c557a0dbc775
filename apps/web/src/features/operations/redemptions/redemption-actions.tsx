import { useTranslation } from 'react-i18next';
import {
  approveRedemption,
  claimRedemption,
  completeRedemption,
  rejectRedemption,
  releaseRedemption,
} from '#libs/operations/common/redemptions.calls';
import { openMoves } from '#libs/platform/common/chart';
import type { RedemptionCaseDetail } from '#libs/rewards/common/mall';
import { redemptionChart } from '#libs/rewards/common/redemption.chart';
import { CaseActions } from '../case-actions';
import { useOperatorCommand } from '../operations.api';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';

/** What may be done with a redemption, as its chart says. */
export function RedemptionActions({ found, operator }: { found: RedemptionCaseDetail; operator: string }) {
  const { t } = useTranslation('operations');
  const { id, status, claimedBy } = found;
  const claim = useOperatorCommand(claimRedemption);
  const release = useOperatorCommand(releaseRedemption);
  const approve = useOperatorCommand(approveRedemption);
  const isHeld = claimedBy?.id === operator;
  const isFree = claimedBy === null || isHeld;
  const moves = isFree ? openMoves(redemptionChart, status) : [];
  return (
    <CaseActions
      actions={[
        isHeld
          ? {
              call: releaseRedemption,
              label: t('move.release'),
              hotkey: 'c',
              busy: release.busy,
              run: () => void release.run({ id }),
            }
          : isFree && {
              call: claimRedemption,
              label: t('move.claim'),
              hotkey: 'c',
              busy: claim.busy,
              run: () => void claim.run({ id }),
            },
        moves.includes('APPROVE') && {
          call: approveRedemption,
          label: t('redemptions.approve'),
          tone: 'primary',
          hotkey: 'a',
          busy: approve.busy,
          run: () => void approve.run({ id }),
        },
        moves.includes('COMPLETE') && {
          call: completeRedemption,
          label: t('redemptions.complete'),
          tone: 'primary',
          dialog: (close) => (
            <OperatorConfirmDialog
              call={completeRedemption}
              input={{ id }}
              title={t('redemptions.complete')}
              text={t('redemptions.completeText')}
              onClose={close}
            />
          ),
        },
        moves.includes('REJECT') && {
          call: rejectRedemption,
          label: t('redemptions.reject'),
          tone: 'danger',
          dialog: (close) => (
            <OperatorReasonDialog
              call={rejectRedemption}
              inputOf={(reason) => ({ id, reason })}
              title={t('redemptions.reject')}
              text={t('redemptions.rejectText')}
              danger
              onClose={close}
            />
          ),
        },
      ]}
      refusal={claim.refusal ?? release.refusal ?? approve.refusal}
    />
  );
}
