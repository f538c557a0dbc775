import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands under the field and is read with it. */
  hint?: string;
  error?: string;
  /** A few words at the end of the label's line: what may be entered. */
  range?: string;
  before?: ReactNode;
  after?: ReactNode;
  /** Digits of equal width. */
  figures?: boolean;
}

export function TextField({ label, hint, error, range, before, after, figures, ...input }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const described = [range && `${id}range`, note && `${id}note`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {range && (
        <p id={`${id}range`} className={styles.range}>
          {range}
        </p>
      )}
      <div className={classNames(styles.box, figures && styles.figures)}>
        {before}
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
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
