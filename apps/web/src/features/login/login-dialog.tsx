import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { FormRefusal } from '../session/form-refusal';
import { useEndText } from '../session/use-end-text';
import type { Credentials } from './login.machine';
import styles from './login-dialog.module.css';
import { useLogin } from './use-login';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
}

export default function LoginDialog({ onClose, onRegister }: LoginDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  const login = useLogin();
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const required = { required: errorText.ofField({ field: '', code: 'field_required' }) };
  const username = form.register('username', { ...required, onChange: login.edit });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('login.title')}
      closeLabel={t('common.close')}
      description={ended}
      initialFocus={first}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(login.submit)(event)}
      >
        <TextField
          {...username}
          ref={(input) => {
            username.ref(input);
            first.current = input;
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
          showPasswordLabel={t('login.show')}
          hidePasswordLabel={t('login.hide')}
          required
          error={errors.password?.message}
        />
        <FormRefusal refusal={login.refusal} />
        <Button type="submit" tone="primary" size="large" wide loading={login.busy}>
          {t('login.submit')}
        </Button>
        <Button wide onClick={onRegister}>
          {t('login.toRegister')}
        </Button>
      </form>
    </Dialog>
  );
}
