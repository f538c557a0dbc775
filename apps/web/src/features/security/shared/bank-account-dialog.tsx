import { useTranslation } from 'react-i18next';
import { addBankAccount, type BankAccount } from '#libs/cashier/common/bank-account.calls';
import { Form } from '../../../forms/form';
import { useCommandForm } from '../../../forms/use-command-form';
import { PasswordField } from '../../../ui/forms/password-field';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useSecurityCommand } from '../use-security-command';

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

const FIELD_OF_CODE = {
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
  const begin = { bank: '', number: '', holder: realName ?? '', paymentPassword: '' };
  const form = useCommandForm(useSecurityCommand(addBankAccount, onAdded), begin, {
    fieldOfCode: FIELD_OF_CODE,
  });
  const { errors } = form;
  return (
    <Form form={form} action={t('security.add')}>
      <TextField
        {...form.input('bank')}
        label={t('security.bank')}
        required
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        {...form.input('number')}
        required
        label={t('security.number')}
        hint={errors.number ? undefined : t('security.numberHint')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...form.input('holder')}
        required
        label={t('security.holder')}
        hint={
          errors.holder ? undefined : t(realName === null ? 'security.holderFirst' : 'security.holderFixed')
        }
        readOnly={realName !== null}
        maxLength={80}
        autoComplete="name"
      />
      <PasswordField
        {...form.input('paymentPassword')}
        required
        label={t('security.paymentPassword')}
        autoComplete="off"
      />
    </Form>
  );
}
