import { useTranslation } from 'react-i18next';
import { resetPaymentPassword } from '#libs/authentication/common/security.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { Select } from '../../ui/forms/select';
import { Dialog } from '../../ui/overlays/dialog';
import { SmsCodeField } from '../sms-code/shared/sms-code-field';
import { useSmsCode } from '../sms-code/shared/use-sms-code';
import { FactorCodeField } from './factor-code-field';
import { NewPaymentPassword } from './new-payment-password';
import { OwnPasswordField } from './own-password-field';
import { type Security, sendPaymentCode } from './shared/security.api';
import { useSecurityCommand } from './use-security-command';

interface PaymentPasswordResetDialogProps {
  open: boolean;
  security: Security;
  onClose: () => void;
  onSaved: () => void;
}

/** A payment password that was forgotten: by the log-in password, and a code that only the owner gets. */
export function PaymentPasswordResetDialog(props: PaymentPasswordResetDialogProps) {
  const { open, security, onClose, onSaved } = props;
  const { t } = useTranslation('identity');
  const methods = useMethods(security);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.resetTitle')}
      description={t(methods.length > 0 ? 'securityCentre.resetText' : 'securityCentre.resetNone')}
    >
      {methods.length > 0 && (
        <ResetForm hasPassword={security.hasPassword} onSaved={onSaved} methods={methods} />
      )}
    </Dialog>
  );
}

interface Method {
  value: RequestOf<typeof resetPaymentPassword>['method'];
  label: string;
}

/** The authenticator, where it is on, and nothing weaker beside it; else the proved contacts. */
function useMethods({ totp, mobile, email }: Security): Method[] {
  const { t } = useTranslation('identity');
  const names = t('securityCentre.name', { returnObjects: true });
  if (totp.active) return [{ value: 'totp', label: names.authenticator }];
  return [
    ...(mobile?.verified ? [{ value: 'mobile', label: `${names.mobile} ${mobile.masked}` } as const] : []),
    ...(email?.verified ? [{ value: 'email', label: `${names.email} ${email.masked}` } as const] : []),
  ];
}

const FIELD_OF_CODE = {
  error_code_wrong: 'code',
  error_code_expired: 'code',
  error_second_factor_required: 'code',
  error_second_factor_wrong: 'code',
  error_password_wrong: 'password',
} as const;

interface ResetFormProps {
  hasPassword: boolean;
  methods: Method[];
  onSaved: () => void;
}

function ResetForm({ hasPassword, methods, onSaved }: ResetFormProps) {
  const { t } = useTranslation('identity');
  const begin = { code: '', password: '', newPassword: '', confirmNewPassword: '' };
  const form = useCommandForm(
    useSecurityCommand(resetPaymentPassword, onSaved),
    { ...begin, method: methods[0]?.value ?? '' },
    {
      toInput: ({ method, ...fields }) => ({ ...fields, method: method as Method['value'] }),
      fieldOfCode: FIELD_OF_CODE,
    },
  );
  const { method } = form.fields;
  const sending = useSmsCode({
    purpose: 'payment-password',
    target: method,
    send: () => sendPaymentCode(method === 'mobile' ? 'mobile' : 'email'),
  });
  return (
    <Form form={form} action={t('securityCentre.save')}>
      {methods.length > 1 && (
        <Select
          label={t('securityCentre.resetBy')}
          value={method}
          onChange={(next) => form.set({ method: next })}
          options={methods}
          disabled={sending.busy}
        />
      )}
      {method === 'totp' ? (
        <FactorCodeField {...form.input('code')} />
      ) : (
        <SmsCodeField
          {...form.control('code')}
          code={sending}
          byMail={method === 'email'}
          label={t('field.verificationCode')}
        />
      )}
      {hasPassword && <OwnPasswordField {...form.input('password')} />}
      <NewPaymentPassword form={form} />
    </Form>
  );
}
