import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { Checkbox } from '../../ui/forms/checkbox';
import { CaptchaField } from '../human-check/shared/captcha-field';
import { MobileCodeFields } from '../sms-code/shared/mobile-code-fields';
import { missingCode, mobileFields, NO_MOBILE } from '../sms-code/shared/mobile-input';
import { CAPTCHA_CODES, captchaErrors, useLoginCaptcha } from './login-captcha';
import { rememberedLogin } from './remembered-login';
import type { Login } from './use-login';

/** On the wire the number is the user name, and the code the password. */
const NAMES = { mobile: 'username', code: 'password' } as const;
const FIELD_OF_CODE = {
  ...CAPTCHA_CODES,
  error_code_wrong: NAMES.code,
  error_code_expired: NAMES.code,
} as const;

/** By mobile number and the code sent to it. */
export function SmsForm({ login }: { login: Login }) {
  const { t } = useTranslation('identity');
  const [remembered] = useState(rememberedLogin);
  const captcha = useLoginCaptcha(login);
  const begin = {
    mobile: { ...NO_MOBILE, dialingCode: remembered.dialingCode },
    code: '',
    captcha: '',
    rememberMe: remembered.remember,
  };
  const form = useForm(begin, {
    sending: { ...login, clear: login.edit },
    check: (fields) => [...missingCode(fields, NAMES), ...captchaErrors(login.captcha, fields.captcha)],
    submit: ({ mobile, code, captcha: typed, rememberMe }) => {
      const { mobileNum, ...country } = mobileFields(mobile);
      login.submit({
        username: mobileNum,
        password: code,
        type: 'sms',
        rememberMe,
        ...country,
        ...captcha.answer(typed),
      });
    },
    names: Object.values(NAMES),
    fieldOfCode: FIELD_OF_CODE,
  });
  const { fields, set, errors } = form;
  return (
    <Form form={form} action={t('login.submit')}>
      <MobileCodeFields
        purpose="login"
        value={fields.mobile}
        onChange={(mobile) => set({ mobile })}
        error={errors.username}
        required
        code={{
          label: t('field.verificationCode'),
          value: fields.code,
          onChange: (code) => set({ code }),
          error: errors.password,
        }}
      />
      {login.captcha && <CaptchaField {...form.input('captcha')} captcha={captcha.image} />}
      <Checkbox
        label={t('login.remember')}
        checked={fields.rememberMe}
        onChange={(event) => set({ rememberMe: event.target.checked })}
      />
    </Form>
  );
}
