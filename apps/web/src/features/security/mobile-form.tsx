import { useTranslation } from 'react-i18next';
import { setMobile } from '#libs/authentication/common/security.calls';
import { Form } from '../../forms/form';
import { useCommandForm } from '../../forms/use-command-form';
import { useFieldErrors } from '../../forms/use-field-errors';
import { MobileField } from '../sms-code/shared/mobile-field';
import { mobileFields, NO_MOBILE } from '../sms-code/shared/mobile-input';
import { SmsCodeField } from '../sms-code/shared/sms-code-field';
import { useSmsCode } from '../sms-code/shared/use-sms-code';
import { FactorCodeIfOn } from './factor-code-field';
import { OwnPasswordField } from './own-password-field';
import { PROOF_OWNERS, type SecurityFormProps } from './security-form';
import { sendCodeToMobile } from './shared/security.api';
import { useSecurityCommand } from './use-security-command';

const NOTHING = { mobile: NO_MOBILE, verificationCode: '', password: '', factorCode: '' };

export function MobileForm({ hasPassword, onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const form = useCommandForm(useSecurityCommand(setMobile, onSaved), NOTHING, {
    toInput: ({ mobile, ...proofs }) => ({ ...mobileFields(mobile), ...proofs }),
    names: ['mobileNum'],
    fieldOfCode: { ...PROOF_OWNERS, error_mobile_taken: 'mobileNum' },
  });
  const { mobile } = form.fields;
  const code = useSmsCode({
    purpose: 'contact',
    target: `${mobile.dialingCode}/${mobile.text}`,
    send: () => sendCodeToMobile(mobileFields(mobile)),
  });
  const sending = useFieldErrors(code.refusal, ['target', 'mobileNum']);
  return (
    <Form form={form} action={t('securityCentre.save')}>
      <MobileField
        name="mobileNum"
        value={mobile}
        onChange={(value) => form.set({ mobile: value })}
        required
        readOnly={code.busy}
        error={form.errors.mobileNum ?? sending.target ?? sending.mobileNum}
      />
      <SmsCodeField {...form.control('verificationCode')} code={code} label={t('field.verificationCode')} />
      {hasPassword && <OwnPasswordField {...form.input('password')} />}
      <FactorCodeIfOn {...form.input('factorCode')} />
    </Form>
  );
}
