import { type ReactNode, useId } from 'react';
import styles from './choice-list.module.css';
import fieldStyles from './field.module.css';
import { FieldError } from './field-error';

export interface ChoiceListProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value) => void;
  /** Stands under the choices and is read when it appears. */
  error?: string;
  options: {
    value: Value;
    label: string;
    hint?: ReactNode;
    icon?: ReactNode;
    /** Stands at the end of the row: a speed, a fee, an arrival. */
    detail?: ReactNode;
    disabled?: boolean;
  }[];
}

/** One of several in rows: a payment method, a line, a bank account. */
export function ChoiceList<Value extends string>({
  label,
  value,
  onChange,
  error,
  options,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      tabIndex={-1}
      className={styles.list}
    >
      <span id={`${name}-label`} className={fieldStyles.label}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={styles.text}>
            {option.label}
            {option.hint && <span className={fieldStyles.hint}>{option.hint}</span>}
          </span>
          {option.detail}
        </label>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </div>
  );
}
