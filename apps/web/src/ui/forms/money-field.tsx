import type { ChangeEvent } from 'react';
import { classNames } from '../class-names';
import controlStyles from './control.module.css';
import { toPageDigits } from './digits';
import { Field, type FieldWords } from './field';
import styles from './money-field.module.css';
import { acceptMoney } from './money-input';

export interface MoneyFieldProps extends FieldWords {
  /** Decimal in major units and ASCII digits, as typed so far: '', '12', '12.', '12.50', '12,'. */
  value: string;
  onChange: (value: string) => void;
  currencySymbol: string;
  /** Digits after the point that the currency has. */
  digits: number;
  presets?: { value: string; label: string }[];
  presetsLabel?: string;
  disabled?: boolean;
  placeholder?: string;
  name?: string;
  id?: string;
}

function writeKeepingCaret(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  const after = input.value.length - (input.selectionStart ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - after);
  input.setSelectionRange(caret, caret);
}

/** Takes what an amount of this currency can be, in any digits; other keys and pastes change nothing. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, currencySymbol, digits, presets, presetsLabel, disabled, ...words } = props;
  const { placeholder, name, ...field } = words;
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = acceptMoney(event.target.value, digits);
    writeKeepingCaret(event.target, toPageDigits(next ?? value));
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.stack}>
          <span
            className={controlStyles.frame}
            data-invalid={field.error ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
          >
            <span className={classNames(controlStyles.lead, styles.symbol)} aria-hidden="true">
              {currencySymbol}
            </span>
            <input
              {...control}
              className={classNames(controlStyles.input, styles.input)}
              inputMode={digits > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              value={toPageDigits(value)}
              onChange={type}
            />
          </span>
          {presets && (
            <fieldset className={styles.presets} aria-label={presetsLabel}>
              {presets.map((preset) => (
                <button
                  key={preset.value}
                  type="button"
                  className={styles.preset}
                  aria-pressed={preset.value === value}
                  disabled={disabled}
                  onClick={() => onChange(preset.value)}
                >
                  {preset.label}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </Field>
  );
}
