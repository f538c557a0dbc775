import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import fieldStyles from './field.module.css';
import { FieldError } from './field-error';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: string;
  error?: string;
}

/** A native box: it works before hydration, takes a form library's ref and needs no inline style. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <Check className={styles.tick} size={16} />
        </span>
        <span className={styles.text}>
          {label}
          {hint && <span className={fieldStyles.hint}>{hint}</span>}
        </span>
      </label>
      <FieldError id={errorId} error={error} className={styles.error} />
    </div>
  );
}
