import { useTranslation } from 'react-i18next';
import { type ContractDetail, terminateContract } from '#libs/agency/common/contract.calls';
import { queryClient } from '../../data/cache/query-client';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useCommand } from '../../forms/use-command';
import { useParties } from './use-parties';
import { usePeriodText } from './use-period-text';

interface EndDialogProps {
  detail: ContractDetail;
  onClose: () => void;
}

/** Says what an end means and when it takes effect, then ends the contract, or withdraws the offer. */
export function EndDialog({ detail: { contract, takesEffectAt }, onClose }: EndDialogProps) {
  const { t } = useTranslation('agency');
  const { from } = usePeriodText();
  const { run, busy, refusal } = useCommand(terminateContract, {
    onDone: onClose,
    onAnswer: () => queryClient.invalidateQueries({ queryKey: ['contract', contract.id] }),
  });
  const ending = contract.status === 'offered' ? 'takeBack' : 'end';
  return (
    <ConfirmDialog
      title={t(`contract.${ending}.title`)}
      text={t(`contract.${ending}.text`, { ...useParties(contract), time: from(takesEffectAt) })}
      action={t(`contract.${ending}.confirm`)}
      cancel={t(`contract.${ending}.keep`)}
      danger
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void run({ id: contract.id })}
    />
  );
}
