import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: string; icon?: ReactNode; disabled?: boolean }[];
  wide?: boolean;
}

/** One of a few, side by side: native radios, so the arrow keys move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, wide } = props;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value moves the choice
  useEffect(() => {
    const row = group.current;
    const chosen = row?.querySelector(':checked')?.parentElement;
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  return (
    <fieldset ref={group} aria-label={label} className={classNames(styles.group, wide && styles.wide)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
