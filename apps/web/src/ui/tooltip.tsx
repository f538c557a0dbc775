import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useRef } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Shown to the eye only: the control's own label has to say the same to a screen reader. */
  text: string;
  /** The control: a Button or an IconButton. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  const layer = useRef<HTMLSpanElement>(null);
  return (
    <span className={styles.anchor}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal container={layer}>
          <Base.Positioner
            className={styles.positioner}
            positionMethod="fixed"
            sideOffset={6}
            collisionPadding={8}
          >
            <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      <span ref={layer} className={styles.layer} />
    </span>
  );
}
