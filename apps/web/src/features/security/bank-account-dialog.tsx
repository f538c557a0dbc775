import { useTranslation } from 'react-i18next';
import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { saveBankAccount } from './security.api';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

interface BankAccountDialogProps {
  open: boolean;
  /** Whose accounts they are; `null` until the first one tells. */
  realName: string | null;
  onClose: () => void;
  onAdded?: (account: BankAccount) => void;
}

export function BankAccountDialog({ open, realName, onClose, onAdded }: BankAccountDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.addTitle')}
      closeLabel={t('common.close')}
      description={t('security.accountsText')}
    >
      <BankAccountForm
        realName={realName}
        onAdded={(account) => {
          onAdded?.(account);
          onClose();
        }}
      />
    </Dialog>
  );
}

const FIELDS = ['bank', 'number', 'holder', 'paymentPassword'] as const;
const CODES = {
  error_bank_account_taken: 'number',
  error_holder_mismatch: 'holder',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
} as const;

interface BankAccountFormProps {
  realName: string | null;
  onAdded: (account: BankAccount) => void;
}

function BankAccountForm({ realName, onAdded }: BankAccountFormProps) {
  const { t } = useTranslation();
  const form = useSavingForm(
    { bank: '', number: '', holder: realName ?? '', paymentPassword: '' },
    async (fields) => onAdded(await saveBankAccount(fields)),
    FIELDS,
  );
  const { texts, rest } = useFieldTexts(form.refusal, FIELDS, CODES);
  const bind = (name: (typeof FIELDS)[number]) => ({
    value: form.fields[name],
    error: texts[name],
    required: true,
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('security.add')}>
      <TextField {...bind('bank')} label={t('security.bank')} maxLength={60} autoComplete="off" />
      <TextField
        {...bind('number')}
        label={t('security.number')}
        hint={texts.number ? undefined : t('security.numberHint')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...bind('holder')}
        label={t('security.holder')}
        hint={
          texts.holder ? undefined : t(realName === null ? 'security.holderFirst' : 'security.holderFixed')
        }
        readOnly={realName !== null}
        maxLength={80}
        autoComplete="name"
      />
      <PasswordField
        {...bind('paymentPassword')}
        label={t('security.paymentPassword')}
        showPasswordLabel={t('common.showPassword')}
        hidePasswordLabel={t('common.hidePassword')}
        autoComplete="off"
      />
    </SecurityForm>
  );
}
