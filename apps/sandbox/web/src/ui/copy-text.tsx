import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button';
import styles from './copy-text.module.css';

interface CopyTextProps {
  text: string;
  label: string;
  doneLabel: string;
}

/** A seed or hash, whole, with a button that copies it. */
export function CopyText({ text, label, doneLabel }: CopyTextProps) {
  const [copied, setCopied] = useState('');
  const done = copied === text;
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(text), selectInstead);
  const selectInstead = () => setCopied('');
  return (
    <span className={styles.row}>
      <code className={styles.text}>{text}</code>
      <IconButton
        label={done ? doneLabel : label}
        icon={done ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        onClick={copy}
      />
    </span>
  );
}
