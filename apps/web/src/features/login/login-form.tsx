import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { FormRefusal } from '../session/form-refusal';
import type { Credentials } from './login.machine';
import styles from './login-dialog.module.css';
import { type LoginSite, useLogin } from './use-login';

interface LoginFormProps {
  site: LoginSite;
  /** Becomes the first field. */
  first?: RefObject<HTMLInputElement | null>;
  /** Where somebody without an account may open one. */
  onRegister?: () => void;
}

export function LoginForm({ site, first, onRegister }: LoginFormProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const errorText = useErrorText();
  const login = useLogin(site);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const required = { required: errorText.ofField({ field: '', code: 'field_required' }) };
  const username = form.register('username', { ...required, onChange: login.edit });
  const { errors } = form.formState;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(login.submit)(event)}
    >
      <TextField
        {...username}
        ref={(input) => {
          username.ref(input);
          if (first) first.current = input;
        }}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password', { ...required, onChange: login.edit })}
        label={t('login.password')}
        showPasswordLabel={words('common.showPassword')}
        hidePasswordLabel={words('common.hidePassword')}
        required
        error={errors.password?.message}
      />
      <FormRefusal refusal={login.refusal} />
      <Button type="submit" tone="primary" size="large" wide loading={login.busy}>
        {t('login.submit')}
      </Button>
      {onRegister && (
        <Button wide onClick={onRegister}>
          {t('login.toRegister')}
        </Button>
      )}
    </form>
  );
}
