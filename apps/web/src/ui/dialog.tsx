import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { useAboveKeyboard } from './use-above-keyboard';
import { useDrag } from './use-drag';

/** Close button or Escape; a press outside does nothing. Without it the dialog's own buttons are the only way out. */
type Closing = { onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined };

export type DialogProps = Closing & {
  open: boolean;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, in a bar that stays in sight. */
  footer?: ReactNode;
  size?: 'medium' | 'large';
  /** `side` is a drawer at the end edge from 768 px on. */
  placement?: 'centre' | 'side';
  /** Unless given, the first field, and without one the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const FIELD = 'input:not([hidden], [type="checkbox"], [type="radio"]), textarea';

/** A sheet under 768 px; above it a panel that is moved by its title bar. Focus returns where it came from. */
export function Dialog(props: DialogProps) {
  const { open, title, description, children, footer, initialFocus } = props;
  const { size = 'medium', placement = 'centre' } = props;
  const { onClose, closeLabel = '' } = props;
  const body = useRef<HTMLDivElement>(null);
  // By touch it would bring up a keyboard over half of the dialog.
  const firstField = (openedBy: string) =>
    openedBy === 'touch' ? null : (body.current?.querySelector<HTMLElement>(FIELD) ?? null);
  const { panel, bar } = useDrag(placement === 'centre');
  useAboveKeyboard(panel);
  return (
    <Base.Root open={open} disablePointerDismissal onOpenChange={(next) => !next && onClose?.()}>
      <Base.Portal>
        {/* Over another dialog too, which is out of reach meanwhile. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          ref={panel}
          initialFocus={initialFocus ?? firstField}
          className={classNames(
            styles.dialog,
            size === 'large' && styles.large,
            placement === 'side' && styles.side,
          )}
        >
          <div className={styles.header} {...bar}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {onClose && <Base.Close render={<IconButton label={closeLabel} icon={<X size={20} />} />} />}
          </div>
          <div ref={body} className={styles.body}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
