import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiText } from '../use-ui-text';
import styles from './copy-id.module.css';

const SHOWN = 8;

export interface CopyIdProps {
  value: string;
  /** Shown in place of a long value. */
  display?: string;
  /** Shown by its beginning, which tells two numbers apart for the eye. */
  short?: boolean;
  /** What a press copies, where it is not plain from the text beside it. */
  label?: string;
}

/** A press copies it; where the browser refuses the clipboard, the value is selected. */
export function CopyId({ value, short, label, ...props }: CopyIdProps) {
  const { t } = useUiText();
  const display = props.display ?? (short ? value.slice(0, SHOWN) : value);
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
        aria-label={`${label ?? t('common.copy')} ${display}`}
        onClick={(event) => void copy(event.currentTarget)}
      >
        <bdi className={styles.value}>{display}</bdi>
        {outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
      </button>
      <VisuallyHidden role="status">
        {outcome === 'copied' && t('common.copied')}
        {outcome === 'failed' && t('common.copyFailed')}
      </VisuallyHidden>
    </>
  );
}
