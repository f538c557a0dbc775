import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormRefusal } from '../session/form-refusal';
import { dropBankAccount } from './security.api';

interface RemoveAccountDialogProps {
  /** The account that is about to go; nothing is shown for `null`. */
  account: BankAccount | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAccountDialog({ account, onClose, onRemoved }: RemoveAccountDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  if (!account) return null;
  const name = t('withdrawal.accountName', { bank: account.bank, digits: account.lastDigits });
  const remove = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await dropBankAccount(account.id);
      onRemoved();
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.removeTitle')}
      closeLabel={t('common.close')}
      description={t('security.removeText', { account: name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button tone="danger" loading={busy} onClick={() => void remove()}>
            {t('security.remove')}
          </Button>
        </>
      }
    >
      <FormRefusal refusal={refusal} />
    </Dialog>
  );
}
