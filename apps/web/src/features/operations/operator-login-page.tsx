import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../app/preferences/language-choice';
import { ThemeToggle } from '../../app/preferences/theme-toggle';
import { Logo } from '../../ui/art/logo';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { FormRefusal } from '../session/form-refusal';
import type { OperatorCredentials } from './operator-login.machine';
import styles from './operator-login-page.module.css';
import { useOperatorLogin } from './use-operator-login';
import { usePageName } from './use-page-name';

export function OperatorLoginPage({ ended }: { ended: boolean }) {
  const { t } = useTranslation('operations');
  const login = useOperatorLogin();
  const form = useForm<OperatorCredentials>({ defaultValues: { account: '', password: '', code: '' } });
  const required = { required: t('login.required'), onChange: login.edit };
  const { errors } = form.formState;
  usePageName(t('login.title'));
  const wrong = login.refusal?.code === 'error_wrong_credentials';
  // A code that was sent may be spent: the next try needs the next one.
  useEffect(() => {
    if (login.refusal) form.setValue('code', '');
  }, [login.refusal, form]);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo name="Mela" />
        <span className={styles.tools}>
          <LanguageChoice />
          <ThemeToggle />
        </span>
      </header>
      <main className={styles.main}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit(login.submit)(event)}
        >
          <h1>{t('login.title')}</h1>
          {ended && <p role="status">{t('login.ended')}</p>}
          <TextField
            {...form.register('account', required)}
            label={t('login.account')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.account?.message}
          />
          <PasswordField
            {...form.register('password', required)}
            label={t('login.password')}
            showPasswordLabel={t('login.show')}
            hidePasswordLabel={t('login.hide')}
            required
            error={errors.password?.message}
          />
          <Controller
            control={form.control}
            name="code"
            rules={{ minLength: { value: 6, message: t('login.codeShort') }, required: t('login.codeShort') }}
            render={({ field: { value, onChange, name } }) => (
              <CodeField
                label={t('login.code')}
                hint={t('login.codeHint')}
                name={name}
                value={value}
                onChange={onChange}
                required
                error={errors.code?.message}
              />
            )}
          />
          {wrong ? (
            <p role="alert" className={styles.wrong}>
              {t('login.wrong')}
            </p>
          ) : (
            <FormRefusal refusal={login.refusal} />
          )}
          <Button type="submit" tone="primary" size="large" wide loading={login.busy}>
            {t('login.submit')}
          </Button>
        </form>
        <p className={styles.demo}>{t('demo')}</p>
      </main>
    </div>
  );
}
