import { useId } from 'react';
import { classNames } from './class-names';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  legendHidden?: boolean;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange, disabled, legendHidden } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={classNames(styles.legend, legendHidden && styles.hidden)}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
