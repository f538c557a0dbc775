import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside';
import styles from './tooltip.module.css';

/** Time to move the pointer from the button to its tooltip, in milliseconds. */
const LEAVE_MS = 200;

/**
 * A text about a button. It opens by hover, by the focus of the keyboard and by a press, and closes by leaving, by
 * Escape, or by a press elsewhere. Without a text there is none.
 */
export function useTooltip(text: string | null | false | undefined) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!text && button) setButton(null);

  const stay = () => clearTimeout(leaving.current);
  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    stay();
    setButton(currentTarget);
  };
  const leave = () => {
    stay();
    leaving.current = setTimeout(() => setButton(null), LEAVE_MS);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useLayoutEffect(() => {
    if (!button || !tooltip.current) return;
    return openPopover(tooltip.current, button, () => setButton(null));
  }, [button]);

  return {
    trigger: text
      ? {
          'aria-describedby': id,
          onClick: open,
          onMouseEnter: open,
          onMouseLeave: leave,
          onFocus: (event: SyntheticEvent<HTMLElement>) =>
            event.currentTarget.matches(':focus-visible') && open(event),
          onBlur: leave,
        }
      : undefined,
    tooltip: text && (
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!button}
        className={styles.tooltip}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        {text}
      </span>
    ),
  };
}

/** Escape closes the tooltip alone, not the dialog that it stands in. */
function openPopover(popover: HTMLElement, button: HTMLElement, close: () => void): () => void {
  popover.showPopover?.();
  const place = () => placeBeside(popover, button, 'center');
  place();
  const closed = new AbortController();
  const options = { capture: true, signal: closed.signal };
  const press = ({ target }: Event) => {
    if (!(target instanceof Node && button.contains(target))) close();
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', closeByEscape, options);
  window.addEventListener('scroll', place, options);
  return () => {
    closed.abort();
    popover.hidePopover?.();
  };
}
