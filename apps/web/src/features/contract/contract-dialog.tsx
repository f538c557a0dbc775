import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { Dialog } from '../../ui/overlays/dialog';
import { ContractConfirmation } from './contract-confirmation';
import { contractDialog } from './contract-dialog-actor';
import { ContractGone } from './contract-gone';
import { ContractRejection } from './contract-rejection';
import { ContractReview } from './contract-review';
import { useParties } from './use-parties';

/** Asks the agent about one offer, wherever it is. Closing it dismisses the question. */
export function ContractDialog({ offer }: { offer: ContractSummary }) {
  const { t } = useTranslation('agency');
  const state = useSelector(contractDialog, (snapshot) => snapshot);
  const { upline } = useParties(offer);
  const reviewing = state.matches({ asking: 'reviewing' });
  const rejecting = state.context.answer === 'reject';
  const title = reviewing
    ? t('contract.dialog.title', { upline })
    : t(rejecting ? 'contract.dialog.rejectTitle' : 'contract.dialog.confirmTitle');
  const Answer = rejecting ? ContractRejection : ContractConfirmation;
  const Step = reviewing ? ContractReview : state.matches('gone') ? ContractGone : Answer;
  return (
    <Dialog
      open
      urgency="question"
      onClose={() => contractDialog.send({ type: 'DISMISS' })}
      title={title}
      size="large"
    >
      <Step offer={offer} state={state} send={contractDialog.send} />
    </Dialog>
  );
}
