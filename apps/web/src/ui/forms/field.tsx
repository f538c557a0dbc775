import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './field.module.css';
import { FieldError } from './field-error';

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** Stands under the control and is read when it appears. */
  error?: string;
  required?: boolean;
  /** The label stays for screen readers; the picture shows it by other means. */
  hideLabel?: boolean;
}

/** What the control takes over, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  required?: boolean;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldWords {
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, required, hideLabel, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const ids = { label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  const words = (
    <label id={ids.label} htmlFor={control} className={styles.label}>
      {label}
      {required && (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      )}
    </label>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id: control,
        required,
        'aria-labelledby': ids.label,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={ids.error} error={error} />
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
