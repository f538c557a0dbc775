import { Check, Copy } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { placeBeside } from '../overlays/place-beside';
import tooltip from '../overlays/tooltip.module.css';
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

/** A press copies it and says so; where the browser refuses the clipboard, the value is selected. */
export function CopyId({ value, short, label, ...props }: CopyIdProps) {
  const { t } = useUiText();
  const display = props.display ?? (short ? value.slice(0, SHOWN) : value);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const { button, bubble } = useBubble(outcome !== null);
  const said = outcome && t(outcome === 'copied' ? 'common.copy_success' : 'common.copyFailed');
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
        ref={button}
        type="button"
        className={classNames(styles.copy, outcome === 'copied' && styles.copied)}
        aria-label={`${label ?? t('common.copy')} ${display}`}
        onClick={(event) => void copy(event.currentTarget)}
      >
        <bdi className={styles.value}>{display}</bdi>
        {outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
      </button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {said && (
        <span ref={bubble} popover="manual" className={tooltip.tooltip} aria-hidden="true">
          {said}
        </span>
      )}
    </>
  );
}

/** Shows the words in the browser's top layer, where nothing cuts them off. */
function useBubble(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!open || !bubble.current || !button.current) return;
    bubble.current.showPopover?.();
    placeBeside(bubble.current, button.current, 'center');
  }, [open]);
  return { button, bubble };
}
