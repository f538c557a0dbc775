import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MobileField } from '../sms-code/mobile-field';
import { type MobileInput, mobileFields, NO_MOBILE } from '../sms-code/mobile-input';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useSmsCode } from '../sms-code/use-sms-code';
import { FACTOR_CODES, FactorCodeField } from './factor-code-field';
import { FormDialog } from './form-dialog';
import { OwnPasswordField } from './own-password-field';
import { saveMobile, sendCodeToMobile } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';
import { useSavingForm } from './use-saving-form';

export function MobileDialog({ open, onClose, ...props }: SecurityDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('securityCentre.name.mobile')}
      description={t('securityCentre.mobileText')}
    >
      <MobileForm {...props} />
    </FormDialog>
  );
}

const NAMES = ['mobileNum', 'verificationCode', 'password', 'factorCode'] as const;

function MobileForm({ hasPassword, onSaved }: Omit<SecurityDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('identity');
  const [mobile, setMobile] = useState<MobileInput>(NO_MOBILE);
  const form = useSavingForm({ verificationCode: '', password: '', factorCode: '' }, async (fields) => {
    await saveMobile({ ...mobileFields(mobile), ...fields });
    onSaved();
  });
  const code = useSmsCode({
    purpose: 'contact',
    target: `${mobile.dialingCode}/${mobile.text}`,
    send: () => sendCodeToMobile(mobileFields(mobile)),
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, {
    ...FACTOR_CODES,
    error_code_wrong: 'verificationCode',
    error_code_expired: 'verificationCode',
    error_password_wrong: 'password',
    error_mobile_taken: 'mobileNum',
  });
  const number = useFieldTexts(code.refusal, ['target', 'mobileNum'] as const).texts;
  return (
    <SecurityForm onSubmit={form.submit} busy={form.busy} refusal={rest} action={t('securityCentre.save')}>
      <MobileField
        value={mobile}
        onChange={(value) => {
          setMobile(value);
          form.edit();
        }}
        required
        readOnly={code.busy}
        error={texts.mobileNum ?? number.target ?? number.mobileNum}
      />
      <SmsCodeField
        code={code}
        label={t('field.verificationCode')}
        value={form.fields.verificationCode}
        onChange={(value) => form.set('verificationCode', value)}
        error={texts.verificationCode}
      />
      {hasPassword && (
        <OwnPasswordField
          value={form.fields.password}
          onChange={(value) => form.set('password', value)}
          error={texts.password}
        />
      )}
      <FactorCodeField
        value={form.fields.factorCode}
        onChange={(value) => form.set('factorCode', value)}
        error={texts.factorCode}
      />
    </SecurityForm>
  );
}
