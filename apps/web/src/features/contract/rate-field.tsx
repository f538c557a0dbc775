import { toPageDigits } from '../../ui/forms/digits';
import { acceptMoney } from '../../ui/forms/money-input';
import { TextField } from '../../ui/forms/text-field';

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

/** A rate in percent, in the digits of any script. Anything else that is typed is ignored. */
export function RateField({ value, onChange, ...field }: RateFieldProps) {
  const change = (typed: string) => {
    const rate = acceptMoney(typed, DIGITS);
    if (rate !== null && rate.length <= 8) onChange(rate);
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      trail={<span aria-hidden="true">%&nbsp;&nbsp;</span>}
      value={toPageDigits(value)}
      onChange={(event) => change(event.target.value)}
    />
  );
}
