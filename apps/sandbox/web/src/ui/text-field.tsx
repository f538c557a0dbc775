import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands under the field and is read with it. */
  hint?: string;
  error?: string;
  before?: ReactNode;
  after?: ReactNode;
  /** Digits of equal width. */
  figures?: boolean;
}

export function TextField({ label, hint, error, before, after, figures, ...input }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, figures && styles.figures)}>
        {before}
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}note` : undefined}
        />
        {after}
      </div>
      {note && (
        <p id={`${id}note`} className={classNames(styles.note, error !== undefined && styles.error)}>
          {note}
        </p>
      )}
    </div>
  );
}
