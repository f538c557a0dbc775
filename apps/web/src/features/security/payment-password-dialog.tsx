import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { FACTOR_CODES, FactorCodeField } from './factor-code-field';
import { NewPaymentPassword } from './new-payment-password';
import { savePaymentPassword } from './security.api';
import styles from './security-dialogs.module.css';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

interface PaymentPasswordDialogProps {
  open: boolean;
  /** There is one already, and the old one is asked for. */
  change: boolean;
  onClose: () => void;
  onSaved?: () => void;
  /** The old one was forgotten. */
  onForgotten?: () => void;
}

export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { open, change, onClose, onSaved, onForgotten } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={change ? t('security.changeTitle') : t('security.setTitle')}
      closeLabel={t('common.close')}
      description={t('security.paymentPasswordText')}
    >
      <PaymentPasswordForm
        change={change}
        onForgotten={onForgotten}
        onSaved={() => {
          onSaved?.();
          onClose();
        }}
      />
    </Dialog>
  );
}

const NAMES = ['oldPassword', 'newPassword', 'confirmNewPassword', 'factorCode'] as const;
const NOTHING = { oldPassword: '', newPassword: '', confirmNewPassword: '', factorCode: '' };

interface PaymentPasswordFormProps {
  change: boolean;
  onSaved: () => void;
  onForgotten?: () => void;
}

function PaymentPasswordForm({ change, onSaved, onForgotten }: PaymentPasswordFormProps) {
  const { t } = useTranslation();
  const form = useSavingForm(NOTHING, async (fields) => {
    const { oldPassword, ...others } = fields;
    await savePaymentPassword(change ? { ...others, oldPassword } : others);
    onSaved();
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, {
    ...FACTOR_CODES,
    error_payment_password_wrong: 'oldPassword',
  });
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('security.save')}>
      {change && (
        <PasswordField
          label={t('security.oldPassword')}
          showPasswordLabel={t('common.showPassword')}
          hidePasswordLabel={t('common.hidePassword')}
          autoComplete="off"
          required
          error={texts.oldPassword}
          value={form.fields.oldPassword}
          onChange={(event) => form.set('oldPassword', event.target.value)}
        />
      )}
      {change && onForgotten && (
        <button type="button" className={styles.forgotten} onClick={onForgotten}>
          {t('security.forgotten')}
        </button>
      )}
      <NewPaymentPassword values={form.fields} texts={texts} onChange={form.set} />
      <FactorCodeField
        value={form.fields.factorCode}
        onChange={(value) => form.set('factorCode', value)}
        error={texts.factorCode}
      />
    </SecurityForm>
  );
}
