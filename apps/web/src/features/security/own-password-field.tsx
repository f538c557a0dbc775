import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/password-field';

/** The log-in password, asked for again before something that protects the account is changed. */
export function OwnPasswordField(field: Omit<PasswordFieldProps, 'label'>) {
  const { t } = useTranslation('identity');
  return <PasswordField {...field} label={t('securityCentre.ownPassword')} required />;
}
