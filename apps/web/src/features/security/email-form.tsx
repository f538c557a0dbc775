import { useTranslation } from 'react-i18next';
import { setEmail } from '#libs/authentication/common/security.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { useFieldErrors } from '../../forms/use-field-errors';
import { TextField } from '../../ui/forms/text-field';
import { SmsCodeField } from '../sms-code/shared/sms-code-field';
import { useSmsCode } from '../sms-code/shared/use-sms-code';
import { FactorCodeIfOn } from './factor-code-field';
import { OwnPasswordField } from './own-password-field';
import { PROOF_OWNERS, type SecurityFormProps } from './security-form';
import { sendCodeToEmail } from './shared/security.api';
import { useSecurityCommand } from './use-security-command';

const NOTHING = { email: '', verificationCode: '', password: '', factorCode: '' };

export function EmailForm({ hasPassword, onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const form = useCommandForm(useSecurityCommand(setEmail, onSaved), NOTHING, { fieldOfCode: PROOF_OWNERS });
  const { email } = form.fields;
  const code = useSmsCode({ purpose: 'contact', target: email, send: () => sendCodeToEmail(email) });
  const sending = useFieldErrors(code.refusal, ['target', 'email']);
  const field = form.input('email');
  return (
    <Form form={form} action={t('securityCentre.save')}>
      <TextField
        {...field}
        label={t('field.email')}
        type="email"
        autoComplete="email"
        verbatim
        required
        readOnly={code.busy}
        error={field.error ?? sending.target ?? sending.email}
      />
      <SmsCodeField
        {...form.control('verificationCode')}
        code={code}
        byMail
        label={t('field.verificationCode')}
      />
      {hasPassword && <OwnPasswordField {...form.input('password')} />}
      <FactorCodeIfOn {...form.input('factorCode')} />
    </Form>
  );
}
