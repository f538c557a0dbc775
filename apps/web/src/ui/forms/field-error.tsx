import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names';
import styles from './field.module.css';

interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  id: string;
  error: string | undefined;
  className?: string | undefined;
}

/** Stands under a control, and is read out when it appears. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={styles.errors}>
      {error && (
        <p id={id} className={classNames(styles.error, className)}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
