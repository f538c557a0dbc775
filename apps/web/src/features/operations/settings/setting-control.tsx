import { useTranslation } from 'react-i18next';
import type { SettingField } from '#libs/site/common/setting-fields';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Select } from '../../../ui/forms/select';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { NameChoices } from '../name-choices';
import type { FormValue } from './form-values';
import styles from './settings.module.css';

export interface SettingControlProps {
  field: SettingField;
  label: string;
  /** Of a choice, in words. */
  option: (value: string) => string;
  unit?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  value: FormValue;
  onChange: (value: FormValue) => void;
}

/** The control of one value; records and tables are drawn by `SettingRows`. */
export function SettingControl(props: SettingControlProps) {
  const { t } = useTranslation('operations');
  const { field, label, option, unit, hint, error, disabled, value, onChange } = props;
  const { kind, options = [], maxLength } = field;
  const words = { label, hint, error, disabled, name: field.path };
  if (kind === 'switch' || kind === 'module')
    return (
      <Checkbox {...words} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    );
  if (kind === 'choices')
    return (
      <NameChoices
        legend={label}
        names={options}
        label={option}
        chosen={value as string[]}
        disabled={disabled}
        onChange={onChange}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        {...words}
        value={String(value)}
        onChange={onChange}
        options={options.map((each) => ({ value: each, label: option(each) }))}
      />
    );
  const measure = kind === 'percent' ? '%' : unit;
  const text = {
    ...words,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'list') return <TextArea {...text} hint={t('settings.linesHint')} rows={4} />;
  return (
    <TextField
      {...text}
      verbatim
      maxLength={maxLength}
      inputMode={INPUT_MODES[kind]}
      hint={kind === 'integers' || kind === 'amounts' ? t('settings.commasHint') : hint}
      trail={measure && <span className={styles.unit}>{measure}</span>}
    />
  );
}

const INPUT_MODES: Partial<Record<SettingField['kind'], 'numeric' | 'decimal'>> = {
  integer: 'numeric',
  integers: 'numeric',
  number: 'decimal',
  amount: 'decimal',
  amounts: 'decimal',
  percent: 'decimal',
};
