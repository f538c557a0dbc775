import styles from './date-preset.module.css';
import { Segmented } from './segmented';
import { TextField } from './text-field';

export interface DateRange {
  /** `YYYY-MM-DD`, both days included. */
  from: string;
  to: string;
}

export interface DatePresetProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  presets: { value: Value; label: string }[];
  /** Two date fields, shown while `value` is the preset named here. */
  custom?: {
    preset: Value;
    range: DateRange;
    onRange: (range: DateRange) => void;
    fromLabel: string;
    toLabel: string;
    error?: string;
  };
}

export function DatePreset<Value extends string>(props: DatePresetProps<Value>) {
  const { label, value, onChange, presets, custom } = props;
  return (
    <div className={styles.stack}>
      <Segmented label={label} value={value} onChange={onChange} options={presets} />
      {custom && custom.preset === value && (
        <div className={styles.range}>
          <TextField
            label={custom.fromLabel}
            type="date"
            className={styles.date}
            value={custom.range.from}
            max={custom.range.to}
            error={custom.error}
            onChange={(event) => custom.onRange({ ...custom.range, from: event.target.value })}
          />
          <TextField
            label={custom.toLabel}
            type="date"
            className={styles.date}
            value={custom.range.to}
            min={custom.range.from}
            onChange={(event) => custom.onRange({ ...custom.range, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
