import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useSmsCode } from '../sms-code/use-sms-code';
import { FACTOR_CODES, FactorCodeField } from './factor-code-field';
import { FormDialog } from './form-dialog';
import { OwnPasswordField } from './own-password-field';
import { saveEmail, sendCodeToEmail } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

export function EmailDialog({ open, onClose, ...props }: SecurityDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.name.email')}
      description={t('securityCentre.emailText')}
    >
      <EmailForm {...props} />
    </FormDialog>
  );
}

const NAMES = ['email', 'verificationCode', 'password', 'factorCode'] as const;

function EmailForm({ hasPassword, onSaved }: Omit<SecurityDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('identity');
  const form = useSavingForm(
    { email: '', verificationCode: '', password: '', factorCode: '' },
    async (fields) => {
      await saveEmail(fields);
      onSaved();
    },
  );
  const { email, verificationCode, password, factorCode } = form.fields;
  const code = useSmsCode({
    purpose: 'contact',
    target: email,
    send: () => sendCodeToEmail(email),
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, {
    ...FACTOR_CODES,
    error_code_wrong: 'verificationCode',
    error_code_expired: 'verificationCode',
    error_password_wrong: 'password',
  });
  const address = useFieldTexts(code.refusal, ['target', 'email'] as const).texts;
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('securityCentre.save')}>
      <TextField
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={code.busy}
        value={email}
        onChange={(event) => form.set('email', event.target.value)}
        error={texts.email ?? address.target ?? address.email}
      />
      <SmsCodeField
        code={code}
        byMail
        label={t('field.verificationCode')}
        value={verificationCode}
        onChange={(value) => form.set('verificationCode', value)}
        error={texts.verificationCode}
      />
      {hasPassword && (
        <OwnPasswordField
          value={password}
          onChange={(value) => form.set('password', value)}
          error={texts.password}
        />
      )}
      <FactorCodeField
        value={factorCode}
        onChange={(value) => form.set('factorCode', value)}
        error={texts.factorCode}
      />
    </SecurityForm>
  );
}
