import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { savePaymentPassword, securityQuery } from './security.api';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

interface PaymentPasswordDialogProps {
  open: boolean;
  /** There is one already, and the old one is asked for. */
  change: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

export function PaymentPasswordDialog({ open, change, onClose, onSaved }: PaymentPasswordDialogProps) {
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
        onSaved={() => {
          onSaved?.();
          onClose();
        }}
      />
    </Dialog>
  );
}

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

function PaymentPasswordForm({ change, onSaved }: { change: boolean; onSaved: () => void }) {
  const { t, i18n } = useTranslation();
  const security = useQuery(securityQuery);
  const form = useSavingForm({ oldPassword: '', newPassword: '', confirmNewPassword: '' }, async (fields) => {
    const { oldPassword, ...others } = fields;
    await savePaymentPassword(change ? { ...others, oldPassword } : others);
    onSaved();
  });
  const { texts, rest } = useFieldTexts(form.refusal, FIELDS, {
    error_payment_password_wrong: 'oldPassword',
  });
  const rule = security.data?.paymentPasswordRule;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const hint = rule && t('security.lengthHint', { min: number(rule.minLength), max: number(rule.maxLength) });
  const labels = {
    oldPassword: t('security.oldPassword'),
    newPassword: t('security.newPassword'),
    confirmNewPassword: t('security.confirmPassword'),
  };
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('security.save')}>
      {FIELDS.filter((name) => change || name !== 'oldPassword').map((name) => (
        <PasswordField
          key={name}
          label={labels[name]}
          hint={name === 'newPassword' && !texts[name] ? hint : undefined}
          showPasswordLabel={t('common.showPassword')}
          hidePasswordLabel={t('common.hidePassword')}
          autoComplete="off"
          required
          error={texts[name]}
          value={form.fields[name]}
          onChange={(event) => form.set(name, event.target.value)}
        />
      ))}
    </SecurityForm>
  );
}
