import { useTranslation } from 'react-i18next';
import { type BankAccount, removeBankAccount } from '#libs/cashier/common/bank-account.calls';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useSecurityCommand } from './use-security-command';

interface RemoveAccountDialogProps {
  account: BankAccount;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAccountDialog({ account, onClose, onRemoved }: RemoveAccountDialogProps) {
  const { t } = useTranslation();
  const remove = useSecurityCommand(removeBankAccount, () => {
    onRemoved();
    onClose();
  });
  const { id, bank, lastDigits } = account;
  return (
    <ConfirmDialog
      title={t('security.removeTitle')}
      text={t('security.removeText', { account: t('withdrawal.accountName', { bank, lastDigits }) })}
      action={t('security.remove')}
      danger
      busy={remove.busy}
      refusal={remove.refusal}
      onClose={onClose}
      onConfirm={() => void remove.run({ id })}
    />
  );
}
