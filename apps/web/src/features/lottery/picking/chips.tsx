import { useEffect, useId, useRef } from 'react';
import styles from './picking.module.css';

interface ChipsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of many on a line that scrolls: native radios, so that the arrow keys move the choice. */
export function Chips<Value extends string>({ label, value, options, onChange }: ChipsProps<Value>) {
  const name = useId();
  const line = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value moves the choice
  useEffect(() => {
    const chosen = line.current?.querySelector(':checked')?.parentElement;
    if (line.current && chosen)
      line.current.scrollLeft = chosen.offsetLeft - (line.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset ref={line} className={styles.tabs} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.tab}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
