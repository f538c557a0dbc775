import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/forms/text-field';
import { securityQuery } from './shared/security.api';

type CodeFieldProps = Omit<TextFieldProps, 'label'>;

/** A code of the authenticator, or one of the recovery codes that stand in for it. */
export function FactorCodeField(field: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('security.factorCode')}
      autoComplete="one-time-code"
      verbatim
      maxLength={255}
      required
    />
  );
}

/** The same where an authenticator is on: asked for before something that protects the account is changed. */
export function FactorCodeIfOn(field: CodeFieldProps) {
  const isOn = useQuery(securityQuery).data?.totp.active ?? false;
  return isOn || field.error !== undefined ? <FactorCodeField {...field} /> : null;
}
