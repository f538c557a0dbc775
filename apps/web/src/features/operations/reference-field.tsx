import type { ChangeEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/text-field';

interface ReferenceFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The bank's reference of a payout or of a payment that it sent back. */
export function ReferenceField({ error, ...field }: ReferenceFieldProps) {
  const { t } = useTranslation('operations');
  return (
    <TextField
      {...field}
      label={t('withdrawal.reference')}
      required
      maxLength={100}
      autoComplete="off"
      error={error && t('reasonShort')}
    />
  );
}
