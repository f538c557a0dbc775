import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { IconButton } from './icon-button';
import styles from './search-field.module.css';
import { TextField } from './text-field';

export interface SearchFieldProps {
  /** For screen readers; the picture shows a magnifier. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  placeholder?: string;
  /** In UTF-16 units. */
  maxLength?: number;
  /** Called on Enter. */
  onSubmit?: () => void;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, clearLabel, placeholder, maxLength, onSubmit } = props;
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          ref={input}
          label={label}
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          lead={<Search size={18} />}
          trail={value && <IconButton label={clearLabel} icon={<X size={18} />} onClick={clear} />}
        />
      </form>
    </search>
  );
}
