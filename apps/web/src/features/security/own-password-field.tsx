import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field';

interface OwnPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** The log-in password, asked for again before something that protects the account is changed. */
export function OwnPasswordField({ value, onChange, error }: OwnPasswordFieldProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  return (
    <PasswordField
      label={t('securityCentre.ownPassword')}
      showPasswordLabel={words('common.showPassword')}
      hidePasswordLabel={words('common.hidePassword')}
      autoComplete="current-password"
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
