import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from './class-names';
import styles from './copy-id.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface CopyIdProps {
  value: string;
  /** Shown in place of a long value. */
  display?: string;
  copyLabel: string;
  copiedLabel: string;
  /** Read where the browser refuses the clipboard; the value is selected then. */
  failedLabel: string;
}

export function CopyId({ value, display = value, copyLabel, copiedLabel, failedLabel }: CopyIdProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (shown: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      window.getSelection()?.selectAllChildren(shown);
      setOutcome('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles.copy, outcome === 'copied' && styles.copied)}
        aria-label={`${copyLabel} ${display}`}
        onClick={(event) => void copy(event.currentTarget)}
      >
        <span className={styles.value}>{display}</span>
        {outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
      </button>
      <VisuallyHidden role="status">
        {outcome === 'copied' && copiedLabel}
        {outcome === 'failed' && failedLabel}
      </VisuallyHidden>
    </>
  );
}
