import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { ButtonLink } from '../../ui/forms/button-link';
import { CodeField } from '../../ui/forms/code-field';
import { PasswordField } from '../../ui/forms/password-field';
import { TextField } from '../../ui/forms/text-field';
import { GuestFrame } from './guest-frame';
import styles from './guest-frame.module.css';
import { useOperatorLogin } from './use-operator-login';

export function OperatorLoginPage({ ended }: { ended: boolean }) {
  const { t } = useTranslation('operations');
  const login = useOperatorLogin();
  const wrong = login.refusal?.code === 'error_wrong_credentials';
  const form = useForm(
    { account: '', password: '', code: '' },
    {
      sending: wrong ? { ...login, refusal: null } : login,
      check: ({ code }) => (code.length < 6 ? [{ field: 'code', code: 'field_verification_code' }] : []),
      submit: login.submit,
    },
  );
  const { fill } = form;
  useDocumentTitle(t('login.title'));
  // A code that was sent may be spent: the next try needs the next one.
  useEffect(() => {
    if (login.refusal) fill({ code: '' });
  }, [login.refusal, fill]);
  return (
    <GuestFrame title={t('login.title')}>
      <Form form={form} action={t('login.submit')}>
        {ended && <p role="status">{t('login.ended')}</p>}
        <TextField
          {...form.input('account')}
          label={t('login.account')}
          autoComplete="username"
          verbatim
          required
        />
        <PasswordField {...form.input('password')} label={t('login.password')} required />
        <CodeField {...form.control('code')} label={t('login.code')} hint={t('login.codeHint')} required />
        <p role="alert" className={styles.wrong}>
          {wrong && t('login.wrong')}
        </p>
      </Form>
      <ButtonLink wide tone="quiet" render={<Link to="/setup">{t('setup.title')}</Link>} />
    </GuestFrame>
  );
}
