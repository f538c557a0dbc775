import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  hideLabel?: boolean;
  name?: string;
}

/** Takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, hint, checked, onCheckedChange, disabled, hideLabel, name }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.input}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
