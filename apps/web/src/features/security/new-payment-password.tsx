import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field';
import { securityQuery } from './security.api';

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;
type Name = (typeof FIELDS)[number];

interface NewPaymentPasswordProps {
  values: Record<Name, string>;
  texts: Partial<Record<Name, string>>;
  onChange: (name: Name, value: string) => void;
}

/** The payment password to be, twice, with the lengths that it may have. */
export function NewPaymentPassword({ values, texts, onChange }: NewPaymentPasswordProps) {
  const { t, i18n } = useTranslation();
  const rule = useQuery(securityQuery).data?.paymentPasswordRule;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const hint = rule && t('security.lengthHint', { min: number(rule.minLength), max: number(rule.maxLength) });
  const labels = {
    newPassword: t('security.newPassword'),
    confirmNewPassword: t('security.confirmPassword'),
  };
  return FIELDS.map((name) => (
    <PasswordField
      key={name}
      label={labels[name]}
      hint={name === 'newPassword' && !texts[name] ? hint : undefined}
      showPasswordLabel={t('common.showPassword')}
      hidePasswordLabel={t('common.hidePassword')}
      autoComplete="off"
      required
      error={texts[name]}
      value={values[name]}
      onChange={(event) => onChange(name, event.target.value)}
    />
  ));
}
