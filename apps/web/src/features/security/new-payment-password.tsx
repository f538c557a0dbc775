import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/password-field';
import { securityQuery } from './shared/security.api';

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;
type Name = (typeof FIELDS)[number];

interface NewPaymentPasswordProps {
  form: { input(name: Name): Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'> };
}

/** The payment password to be, twice, with the lengths that it may have. */
export function NewPaymentPassword({ form }: NewPaymentPasswordProps) {
  const { t, i18n } = useTranslation();
  const rule = useQuery(securityQuery).data?.paymentPasswordRule;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const hint = rule && t('security.lengthHint', { min: number(rule.minLength), max: number(rule.maxLength) });
  const labels = {
    newPassword: t('security.newPassword'),
    confirmNewPassword: t('security.confirmPassword'),
  };
  return FIELDS.map((name) => {
    const field = form.input(name);
    return (
      <PasswordField
        key={name}
        {...field}
        label={labels[name]}
        hint={name === 'newPassword' && !field.error ? hint : undefined}
        autoComplete="off"
        required
      />
    );
  });
}
