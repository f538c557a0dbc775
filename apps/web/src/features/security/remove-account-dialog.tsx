import { useTranslation } from 'react-i18next';
import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import { ConfirmDialog } from '../session/confirm-dialog';
import { useAttempt } from '../session/use-attempt';
import { dropBankAccount } from './security.api';

interface RemoveAccountDialogProps {
  /** The account that is about to go; nothing is shown for `null`. */
  account: BankAccount | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAccountDialog({ account, onClose, onRemoved }: RemoveAccountDialogProps) {
  const { t } = useTranslation();
  const { busy, refusal, attempt } = useAttempt();
  if (!account) return null;
  const { id, bank, lastDigits } = account;
  const remove = async () => {
    await dropBankAccount(id);
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('security.removeTitle')}
      text={t('security.removeText', { account: t('withdrawal.accountName', { bank, digits: lastDigits }) })}
      action={t('security.remove')}
      danger
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void attempt(remove)}
    />
  );
}
