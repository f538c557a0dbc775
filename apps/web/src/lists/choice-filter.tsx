import { Select } from '../ui/forms/select';

interface ChoiceFilterProps<Value extends string> {
  label: string;
  /** How no choice is called. */
  all: string;
  values: readonly Value[];
  text: (value: Value) => string;
  value: Value | '';
  onChange: (value: Value | '') => void;
  error?: string | undefined;
}

/** Narrows a list to one of some values: `<ChoiceFilter {...list.filter('status')} … />`. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, all, values, text, value, onChange, error } = props;
  return (
    <Select
      label={label}
      value={value}
      error={error}
      onChange={(next) => onChange(values.find((each) => each === next) ?? '')}
      options={[{ value: '', label: all }, ...values.map((each) => ({ value: each, label: text(each) }))]}
    />
  );
}
