import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useSmsCode } from '../sms-code/use-sms-code';
import { FormDialog } from './form-dialog';
import { NewPaymentPassword } from './new-payment-password';
import { OwnPasswordField } from './own-password-field';
import { renewPaymentPassword, type Security, sendPaymentCode } from './security.api';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

interface PaymentPasswordResetDialogProps {
  open: boolean;
  security: Security;
  onClose: () => void;
  onSaved: () => void;
}

type Method = Parameters<typeof renewPaymentPassword>[0]['method'];

/** A payment password that was forgotten: by the log-in password, and a code that only the owner gets. */
export function PaymentPasswordResetDialog({ open, onClose, ...props }: PaymentPasswordResetDialogProps) {
  const { t } = useTranslation('identity');
  const ways = useWays(props.security);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.resetTitle')}
      description={ways.length > 0 ? t('securityCentre.resetText') : t('securityCentre.resetNone')}
    >
      {ways.length > 0 && <ResetForm {...props} ways={ways} />}
    </FormDialog>
  );
}

interface Way {
  value: Method;
  label: string;
}

/** The authenticator, where it is on, and nothing weaker beside it; else the proved contacts. */
function useWays({ totp, mobile, email }: Security): Way[] {
  const { t } = useTranslation('identity');
  const names = t('securityCentre.name', { returnObjects: true });
  if (totp.active) return [{ value: 'totp', label: names.authenticator }];
  return [
    ...(mobile?.verified ? [{ value: 'mobile', label: `${names.mobile} ${mobile.masked}` } as const] : []),
    ...(email?.verified ? [{ value: 'email', label: `${names.email} ${email.masked}` } as const] : []),
  ];
}

const NAMES = ['code', 'password', 'newPassword', 'confirmNewPassword'] as const;
const CODES = {
  error_code_wrong: 'code',
  error_code_expired: 'code',
  error_second_factor_required: 'code',
  error_second_factor_wrong: 'code',
  error_password_wrong: 'password',
} as const;

type ResetFormProps = Pick<PaymentPasswordResetDialogProps, 'security' | 'onSaved'> & { ways: Way[] };

function ResetForm({ security, onSaved, ways }: ResetFormProps) {
  const { t } = useTranslation('identity');
  const begin = { code: '', password: '', newPassword: '', confirmNewPassword: '' };
  const form = useSavingForm({ ...begin, method: ways[0]?.value ?? '' }, async ({ method, ...fields }) => {
    await renewPaymentPassword({ ...fields, method: method as Method });
    onSaved();
  });
  const { method, code, password } = form.fields;
  const sending = useSmsCode({
    purpose: 'payment-password',
    target: method,
    send: () => sendPaymentCode(method === 'mobile' ? 'mobile' : 'email'),
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, CODES);
  const take = (text: string) => form.set('code', text);
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('securityCentre.save')}>
      {ways.length > 1 && (
        <Select
          label={t('securityCentre.resetBy')}
          value={method}
          onChange={(next) => form.set('method', next)}
          options={ways}
          disabled={sending.busy}
        />
      )}
      {method === 'totp' ? (
        <TextField
          label={t('securityCentre.codeOrRecoveryCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => take(event.target.value)}
          error={texts.code}
        />
      ) : (
        <SmsCodeField
          code={sending}
          byMail={method === 'email'}
          label={t('field.verificationCode')}
          value={code}
          onChange={take}
          error={texts.code}
        />
      )}
      {security.hasPassword && (
        <OwnPasswordField
          value={password}
          onChange={(text) => form.set('password', text)}
          error={texts.password}
        />
      )}
      <NewPaymentPassword values={form.fields} texts={texts} onChange={form.set} />
    </SecurityForm>
  );
}
