import { useTranslation } from 'react-i18next';
import { type DepositCase, dismissDepositCase } from '#libs/operations/common/deposit-desk.calls';
import { useToast } from '../../ui/toast';
import { useAct } from './operations.api';
import { ReasonDialog } from './reason-dialog';

export function DismissDialog({ deposit, onClose }: { deposit: DepositCase; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const dismiss = useAct(dismissDepositCase, () => {
    toast.show({ title: t('deposit.dismissed') });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('deposit.dismissTitle')}
      text={t('deposit.dismissText')}
      action={t('deposit.dismiss')}
      busy={dismiss.busy}
      refusal={dismiss.refusal}
      onClose={onClose}
      onReason={(reason) => dismiss.act({ id: deposit.id, reason })}
    />
  );
}
