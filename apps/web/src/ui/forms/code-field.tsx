import type { ClipboardEvent } from 'react';
import styles from './code-field.module.css';
import { toAsciiDigits, toPageDigits } from './digits';
import { Field, type FieldWords } from './field';

export interface CodeFieldProps extends FieldWords {
  /** ASCII digits. */
  value: string;
  onChange: (value: string) => void;
  /** Called once with the whole code when its last digit arrives. */
  onComplete?: (code: string) => void;
  length?: number;
  disabled?: boolean;
  name?: string;
}

/** The code inside a pasted text: a run of exactly `length` digits, or else all digits in a row. */
function codeIn(text: string, length: number): string {
  const ascii = toAsciiDigits(text);
  const run = ascii.match(/\d+/g)?.find((digits) => digits.length === length);
  return (run ?? ascii.replace(/\D/g, '')).slice(0, length);
}

export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, length = 6, disabled, name, ...field } = props;
  const take = (code: string) => {
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const code = codeIn(event.clipboardData.getData('text'), length);
    if (code) take(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span
          className={styles.code}
          data-invalid={field.error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <span className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <i key={place} data-here={place === Math.min(value.length, length - 1) ? '' : undefined} />
            ))}
          </span>
          <input
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            name={name}
            disabled={disabled}
            value={toPageDigits(value)}
            onChange={(event) => take(codeIn(event.target.value, length))}
            onPaste={paste}
          />
        </span>
      )}
    </Field>
  );
}
