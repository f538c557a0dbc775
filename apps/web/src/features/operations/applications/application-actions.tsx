import { useTranslation } from 'react-i18next';
import {
  approveApplication,
  dropApplication,
  rejectApplication,
  takeApplication,
} from '#libs/operations/common/applications.calls';
import { openMoves } from '#libs/platform/common/chart';
import type { ApplicationCaseDetail } from '#libs/rewards/common/application-cases';
import { entitlementChart } from '#libs/rewards/common/entitlement.chart';
import { CaseActions } from '../case-actions';
import { useOperatorCommand } from '../operations.api';
import { OperatorReasonDialog } from '../operator-dialogs';

/** What may be done with an application, as its chart says: it is taken before it is decided. */
export function ApplicationActions({ found, operator }: { found: ApplicationCaseDetail; operator: string }) {
  const { t } = useTranslation('operations');
  const { id, status, triesLeft, claimedBy } = found;
  const take = useOperatorCommand(takeApplication);
  const drop = useOperatorCommand(dropApplication);
  const approve = useOperatorCommand(approveApplication);
  const isFree = claimedBy === null || claimedBy.id === operator;
  const moves = isFree ? openMoves(entitlementChart, status, { triesLeft }) : [];
  return (
    <CaseActions
      actions={[
        moves.includes('TAKE') && {
          call: takeApplication,
          label: t('move.claim'),
          tone: 'primary',
          hotkey: 'c',
          busy: take.busy,
          run: () => void take.run({ id }),
        },
        moves.includes('DROP') && {
          call: dropApplication,
          label: t('move.release'),
          hotkey: 'c',
          busy: drop.busy,
          run: () => void drop.run({ id }),
        },
        moves.includes('ISSUE') && {
          call: approveApplication,
          label: t('applications.approve'),
          tone: 'primary',
          hotkey: 'a',
          busy: approve.busy,
          run: () => void approve.run({ id }),
        },
        moves.includes('REJECT') && {
          call: rejectApplication,
          label: t('applications.reject'),
          tone: 'danger',
          dialog: (close) => (
            <OperatorReasonDialog
              call={rejectApplication}
              inputOf={(reason) => ({ id, reason })}
              title={t('applications.reject')}
              text={t('applications.rejectText')}
              danger
              onClose={close}
            />
          ),
        },
      ]}
      refusal={take.refusal ?? drop.refusal ?? approve.refusal}
    />
  );
}
