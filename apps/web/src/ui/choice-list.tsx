import { type ReactNode, useId } from 'react';
import styles from './choice-list.module.css';

export interface ChoiceListProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value) => void;
  options: {
    value: Value;
    label: string;
    hint?: string;
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
  options,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={styles.list}>
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
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.detail}
        </label>
      ))}
    </fieldset>
  );
}
