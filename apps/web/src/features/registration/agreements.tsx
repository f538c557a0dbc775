import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox';
import type { FormValues } from './form-faults';
import styles from './register-dialog.module.css';

interface AgreementsProps {
  form: UseFormReturn<FormValues>;
  minimumAge: number;
  textOf: (field: keyof FormValues) => string | undefined;
  onEdit: () => void;
}

/** The terms, which open beside the form, and the age that the brand asks for. */
export function Agreements({ form, minimumAge, textOf, onEdit }: AgreementsProps) {
  const { t, i18n } = useTranslation('identity');
  const box = (name: 'terms' | 'age') => {
    const error = textOf(name);
    const onChange = () => {
      onEdit();
      if (error) void form.trigger(name);
    };
    return { ...form.register(name, { onChange }), error };
  };
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
    <a className={styles.link} href="/help#term" target="_blank" rel="noopener">
      {children}
    </a>
  );
}
