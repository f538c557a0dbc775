import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import controlStyles from './control.module.css';
import { Field, type FieldWords } from './field';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, keyof FieldWords | 'value' | 'onChange' | 'children' | 'multiple'> {
  value: string;
  onChange: (value: string) => void;
  options: SelectOption[];
}

/** The browser's own select, so that a phone shows its picker; its list is drawn in the look where that is possible. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, hideLabel, id, value, onChange, options, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span
          className={classNames(controlStyles.frame, styles.frame)}
          data-invalid={error ? '' : undefined}
          data-disabled={select.disabled ? '' : undefined}
        >
          <select
            {...select}
            {...control}
            className={classNames(controlStyles.input, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} size={18} />
        </span>
      )}
    </Field>
  );
}
