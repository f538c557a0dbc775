import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './picking.module.css';
import { useLongPress } from './use-long-press';

interface ChipsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** One was pressed for long, which does not choose it. */
  onHeld?: ((value: Value) => void) | undefined;
}

/** One of many on a line that scrolls: native radios, so that the arrow keys move the choice. */
export function Chips<Value extends string>({ label, value, options, onChange, onHeld }: ChipsProps<Value>) {
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
        <Chip key={option.value} onHeld={onHeld && (() => onHeld(option.value))}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({ onHeld, children }: { onHeld: (() => void) | undefined; children: ReactNode }) {
  const held = useLongPress(() => onHeld?.());
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children
    <label className={styles.tab} {...(onHeld && held)}>
      {children}
    </label>
  );
}
