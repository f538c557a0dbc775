import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { CaptchaField } from '../human-check/captcha-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import { MobileField } from '../sms-code/mobile-field';
import { mobileFields, NO_MOBILE } from '../sms-code/mobile-input';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useMobileCode } from '../sms-code/use-mobile-code';
import styles from './login.module.css';
import { CAPTCHA_CODES, captchaFault, useLoginCaptcha } from './login-captcha';
import { rememberedLogin } from './remembered-login';
import type { Login } from './use-login';

const NAMES = ['username', 'password', 'captcha'] as const;
const CODES = { ...CAPTCHA_CODES, error_code_wrong: 'password', error_code_expired: 'password' } as const;

/** By mobile number and the code sent to it. On the wire the number is the user name, and the code the password. */
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
  const form = useCheckedForm(begin, {
    check: ({ mobile, code, captcha: typed }) => {
      const faults: FieldError[] = [];
      if (mobile.text.trim() === '') faults.push({ field: 'username', code: 'field_mobile_invalid' });
      if (code.length < 6) faults.push({ field: 'password', code: 'field_verification_code' });
      return [...faults, ...captchaFault(login.captcha, typed)];
    },
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
    refusal: login.refusal,
    edit: login.edit,
  });
  const { fields, change } = form;
  const code = useMobileCode('login', fields.mobile);
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, CODES);
  const number = useFieldTexts(code.refusal, ['mobileNum']);
  return (
    <form {...form.formProps} className={styles.form}>
      <MobileField
        value={fields.mobile}
        onChange={(mobile) => change({ mobile })}
        error={texts.username ?? number.texts.mobileNum}
        readOnly={code.busy}
        required
      />
      <SmsCodeField
        code={code}
        label={t('login.code')}
        value={fields.code}
        onChange={(typed) => change({ code: typed })}
        error={texts.password}
      />
      {login.captcha && (
        <CaptchaField
          captcha={captcha.image}
          value={fields.captcha}
          onChange={(event) => change({ captcha: event.target.value })}
          error={texts.captcha}
        />
      )}
      <Checkbox
        label={t('login.remember')}
        checked={fields.rememberMe}
        onChange={(event) => change({ rememberMe: event.target.checked })}
      />
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={login.busy}>
          {t('login.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
