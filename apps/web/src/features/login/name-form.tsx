import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/forms/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { PasswordField } from '../../ui/forms/password-field';
import { TextField } from '../../ui/forms/text-field';
import { Row } from '../../ui/layout/row';
import { CaptchaField } from '../human-check/shared/captcha-field';
import { CAPTCHA_CODES, captchaErrors, useLoginCaptcha } from './login-captcha';
import { rememberedLogin } from './remembered-login';
import type { Login } from './use-login';

interface NameFormProps {
  login: Login;
  first?: RefObject<HTMLInputElement | null>;
  onForgotten: () => void;
}

/** By user name. The password goes as it was typed; the name and the captcha are trimmed. */
export function NameForm({ login, first, onForgotten }: NameFormProps) {
  const { t } = useTranslation('identity');
  const [remembered] = useState(rememberedLogin);
  const captcha = useLoginCaptcha(login);
  const begin = {
    username: remembered.account,
    password: '',
    captcha: '',
    rememberMe: remembered.remember,
  };
  const form = useForm(begin, {
    sending: { ...login, clear: login.edit },
    check: ({ captcha: typed }) => captchaErrors(login.captcha, typed),
    submit: ({ captcha: typed, ...fields }) =>
      login.submit({ ...fields, type: 'username', ...captcha.answer(typed) }),
    fieldOfCode: CAPTCHA_CODES,
  });
  return (
    <Form form={form} action={t('login.submit')}>
      <TextField
        ref={first}
        {...form.input('username')}
        label={t('field.username')}
        autoComplete="username"
        verbatim
        maxLength={100}
        required
      />
      <PasswordField {...form.input('password')} label={t('field.password')} maxLength={255} required />
      {login.captcha && <CaptchaField {...form.input('captcha')} captcha={captcha.image} />}
      <Row justify="apart">
        <Checkbox
          label={t('login.remember')}
          checked={form.fields.rememberMe}
          onChange={(event) => form.set({ rememberMe: event.target.checked })}
        />
        <Button tone="link" onClick={onForgotten}>
          {t('login.forgotten')}
        </Button>
      </Row>
    </Form>
  );
}
