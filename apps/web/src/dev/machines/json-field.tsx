import { useState } from 'react';
import { TextArea } from '../../ui/forms/text-area';
import { labels } from './labels';
import styles from './machines.module.css';
import type { Fields } from './simulation';

interface JsonFieldProps {
  label: string;
  hint?: string;
  hideLabel?: boolean;
  value: Fields;
  /** Called with each text that is a JSON object. */
  onChange: (value: Fields) => void;
}

function objectOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** An object as text. What is no object stays in the field and counts for nothing. */
export function JsonField({ label, hint, hideLabel, value, onChange }: JsonFieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const change = (next: string) => {
    setText(next);
    const object = objectOf(next);
    if (object) onChange(object);
  };
  return (
    <div className={styles.json}>
      <TextArea
        label={label}
        hint={hint}
        hideLabel={hideLabel}
        value={text}
        spellCheck={false}
        rows={Math.min(8, text.split('\n').length)}
        error={objectOf(text) ? undefined : labels.notJson}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
