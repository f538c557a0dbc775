import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits, toPageDigits } from '../../../ui/forms/digits';
import { Select } from '../../../ui/forms/select';
import { TextField } from '../../../ui/forms/text-field';
import { useCountries } from '../use-countries';
import styles from './mobile-field.module.css';
import type { MobileInput } from './mobile-input';

interface MobileFieldProps {
  name?: string;
  value: MobileInput;
  onChange: (value: MobileInput) => void;
  error?: string;
  required?: boolean;
  /** A code is being sent to it. */
  readOnly?: boolean;
  /** Becomes the field of the number. */
  first?: RefObject<HTMLInputElement | null>;
}

/** A mobile number with its country, of those that the brand takes. */
export function MobileField({ name, value, onChange, error, required, readOnly, first }: MobileFieldProps) {
  const { t } = useTranslation('identity');
  const countries = useCountries();
  return (
    <div className={styles.mobile}>
      <Select
        label={t('smsCode.country')}
        value={value.dialingCode || (countries[0]?.dialingCode ?? '')}
        onChange={(dialingCode) => onChange({ ...value, dialingCode })}
        options={countries.map(({ dialingCode, countryCode, name }) => ({
          value: dialingCode,
          label: `${countryCode} +${dialingCode}`,
          title: name,
        }))}
        autoComplete="tel-country-code"
        disabled={readOnly}
      />
      <TextField
        ref={first}
        name={name}
        label={t('field.mobileNum')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        value={toPageDigits(value.text)}
        onChange={(event) => onChange({ ...value, text: toAsciiDigits(event.target.value) })}
        required={required}
        readOnly={readOnly}
        error={error}
      />
    </div>
  );
}
