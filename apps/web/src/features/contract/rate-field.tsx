import { acceptMoney } from '../../ui/money-input';
import { TextField } from '../../ui/text-field';

interface RateFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Percent in ASCII, as typed so far. */
  value: string;
  onChange: (value: string) => void;
}

/** Digits after the point of a rate in percent. */
const DIGITS = 4;

/** A rate in percent; what cannot be one changes nothing. Takes the digits of any script. */
export function RateField({ value, onChange, ...words }: RateFieldProps) {
  const take = (typed: string) => {
    const rate = acceptMoney(typed, DIGITS);
    if (rate !== null && rate.length <= 8) onChange(rate);
  };
  return (
    <TextField
      {...words}
      inputMode="decimal"
      autoComplete="off"
      trail={<span aria-hidden="true">%&nbsp;&nbsp;</span>}
      value={value}
      onChange={(event) => take(event.target.value)}
    />
  );
}
