import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { securityQuery } from './security.api';

interface FactorCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Where an authenticator is on: one of its codes, asked for before something that protects the account is changed. */
export function FactorCodeField({ value, onChange, error }: FactorCodeFieldProps) {
  const { t } = useTranslation();
  const isOn = useQuery(securityQuery).data?.totp.active ?? false;
  if (!isOn && error === undefined) return null;
  return (
    <TextField
      label={t('security.factorCode')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}

/** What the server says of that code, for the texts of its form. */
export const FACTOR_CODES = {
  error_second_factor_required: 'factorCode',
  error_second_factor_wrong: 'factorCode',
} as const;
