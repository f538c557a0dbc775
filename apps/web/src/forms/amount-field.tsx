import { useTranslation } from 'react-i18next';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { classNames } from '../ui/class-names';
import type { FieldWords } from '../ui/forms/field';
import { MoneyField } from '../ui/forms/money-field';
import { withoutZeros } from '../ui/forms/money-input';
import styles from './amount-field.module.css';

interface AmountFieldProps extends FieldWords {
  currency: Currency;
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  /** Wire amounts that one press chooses, and what their buttons say. */
  presets?: string[];
  presetsLabel?: string;
  presetText?: (amount: string) => string;
  /** The amount is what the page is about. */
  large?: boolean;
}

/** The amount of an order in one currency. */
export function AmountField({ currency, presets, presetText, large, ...field }: AmountFieldProps) {
  const { language } = useTranslation().i18n;
  const shown = presetText ?? ((amount: string) => amount);
  return (
    <div className={classNames(presetText && styles.inWords, large && styles.large)}>
      <MoneyField
        {...field}
        currencySymbol={symbolOf(currency)}
        digits={digitsOf(currency)}
        presets={presets?.map((amount) => ({
          value: withoutZeros(amount),
          label: shown(displayRound(amount, currency, language)),
        }))}
      />
    </div>
  );
}
