import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { CaptchaField } from '../human-check/captcha-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import styles from './login.module.css';
import { CAPTCHA_CODES, captchaFault, useLoginCaptcha } from './login-captcha';
import { rememberedLogin } from './remembered-login';
import type { Login } from './use-login';

interface NameFormProps {
  login: Login;
  first?: RefObject<HTMLInputElement | null>;
  onForgotten: () => void;
}

const NAMES = ['username', 'password', 'captcha'] as const;

/** By user name. The password goes as it was typed; the name and the captcha are trimmed. */
export function NameForm({ login, first, onForgotten }: NameFormProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const [remembered] = useState(rememberedLogin);
  const captcha = useLoginCaptcha(login);
  const begin = {
    username: remembered.account,
    password: '',
    captcha: '',
    rememberMe: remembered.remember,
  };
  const form = useCheckedForm(begin, {
    check: ({ username, password, captcha: typed }) => {
      const faults: FieldError[] = [];
      if (username.trim() === '') faults.push({ field: 'username', code: 'field_required' });
      if (password === '') faults.push({ field: 'password', code: 'field_required' });
      return [...faults, ...captchaFault(login.captcha, typed)];
    },
    submit: ({ captcha: typed, ...fields }) =>
      login.submit({ ...fields, type: 'username', ...captcha.answer(typed) }),
    refusal: login.refusal,
    edit: login.edit,
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, CAPTCHA_CODES);
  const { fields, change } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <TextField
        ref={first}
        name="username"
        label={t('login.username')}
        value={fields.username}
        onChange={(event) => change({ username: event.target.value })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={texts.username}
      />
      <PasswordField
        name="password"
        label={t('login.password')}
        value={fields.password}
        onChange={(event) => change({ password: event.target.value })}
        showPasswordLabel={words('common.showPassword')}
        hidePasswordLabel={words('common.hidePassword')}
        maxLength={255}
        required
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
      <div className={styles.aside}>
        <Checkbox
          label={t('login.remember')}
          checked={fields.rememberMe}
          onChange={(event) => change({ rememberMe: event.target.checked })}
        />
        <button type="button" className={styles.link} onClick={onForgotten}>
          {t('login.forgotten')}
        </button>
      </div>
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={login.busy}>
          {t('login.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
