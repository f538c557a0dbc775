import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      {label}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.input}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
