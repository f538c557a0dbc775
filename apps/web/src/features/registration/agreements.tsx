import type { ChangeEvent, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PATHS } from '../../routes/paths';
import { Checkbox } from '../../ui/forms/checkbox';
import styles from './register-dialog.module.css';
import type { RegisterForm } from './use-register-form';

interface AgreementsProps {
  form: RegisterForm['form'];
  minimumAge: number;
}

/** The terms, which open beside the form, and the age that the brand asks for. */
export function Agreements({ form, minimumAge }: AgreementsProps) {
  const { t, i18n } = useTranslation('identity');
  const box = (name: 'terms' | 'age') => ({
    name,
    checked: form.fields[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.set({ [name]: target.checked }),
  });
  return (
    <div>
      <Checkbox
        {...box('terms')}
        label={<Trans t={t} i18nKey="registration.terms" components={{ terms: <TermsLink /> }} />}
      />
      <Checkbox
        {...box('age')}
        label={t('registration.age', { age: minimumAge.toLocaleString(i18n.language) })}
      />
    </div>
  );
}

function TermsLink({ children }: { children?: ReactNode }) {
  return (
    <a className={styles.link} href={`${PATHS.help}#term`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
