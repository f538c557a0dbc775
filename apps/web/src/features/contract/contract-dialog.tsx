import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { Dialog } from '../../ui/dialog';
import { ContractConfirmation } from './contract-confirmation';
import { contractDialog } from './contract-dialog-actor';
import { ContractRejection } from './contract-rejection';
import { ContractReview } from './contract-review';
import { useParties } from './use-parties';

/** Asks the agent about one offer, wherever it is. Closing it puts the question off. */
export function ContractDialog({ offer }: { offer: ContractSummary }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const state = useSelector(contractDialog, (snapshot) => snapshot);
  const { upline } = useParties(offer);
  const rejecting = state.context.answer === 'reject' && !state.matches({ asking: 'reviewing' });
  const view = state.matches({ asking: 'reviewing' })
    ? ContractReview
    : rejecting
      ? ContractRejection
      : ContractConfirmation;
  const View = view;
  const title = state.matches({ asking: 'reviewing' })
    ? t('contract.dialog.title', { upline })
    : t(rejecting ? 'contract.dialog.rejectTitle' : 'contract.dialog.confirmTitle');
  return (
    <Dialog
      open
      onClose={() => contractDialog.send({ type: 'LATER' })}
      title={title}
      closeLabel={site('common.close')}
      size="large"
    >
      <View offer={offer} state={state} tell={contractDialog.send} />
    </Dialog>
  );
}
