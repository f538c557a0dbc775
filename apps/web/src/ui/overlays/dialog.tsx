import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../forms/icon-button';
import { useUiText } from '../use-ui-text';
import { useCover } from './covered';
import styles from './dialog.module.css';
import { type Urgency, useDialogTurn } from './dialog-queue';
import { useAboveKeyboard } from './use-above-keyboard';
import { useDrag } from './use-drag';
import { useFocusInside } from './use-focus-inside';

export interface DialogProps {
  open: boolean;
  /** Close button or Escape; a press outside does nothing. Without it the dialog's own buttons are the only way out. */
  onClose?: (() => void) | undefined;
  /** What the close button says where it is more than "Close". */
  closeLabel?: string;
  /** For a dialog that opens by itself: it waits until no other one is open, and its question gets the focus. */
  urgency?: Urgency;
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
}

const FIELD = 'input:not([hidden], [type="checkbox"], [type="radio"]), textarea';

/** A sheet under 768 px; above it a panel that is moved by its title bar. Focus returns where it came from. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, urgency } = props;
  const { size = 'medium', placement = 'centre' } = props;
  const { t } = useUiText();
  const { onClose, closeLabel = t('common.close') } = props;
  const { covered, keepMounted } = useCover(props.open);
  const open = useDialogTurn(props.open && !covered, urgency);
  const body = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const { initialFocus = urgency && question } = props;
  const tooEarly = useEarlyEscape(open && urgency !== undefined);
  const first = useRef<HTMLElement>(null);
  const firstField = (openedBy: string) => {
    // By touch it would bring up a keyboard over half of the dialog.
    first.current = openedBy === 'touch' ? null : (body.current?.querySelector<HTMLElement>(FIELD) ?? null);
    return first.current;
  };
  const { panel, bar } = useDrag(placement === 'centre');
  useAboveKeyboard(panel);
  useFocusInside(open, panel, initialFocus ?? first);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(next, { reason, event }) => {
        if (!next && !(reason === 'escape-key' && tooEarly(event))) onClose?.();
      }}
    >
      <Base.Portal keepMounted={keepMounted}>
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
            <Base.Title ref={question} tabIndex={-1} className={styles.title}>
              {title}
            </Base.Title>
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

/** A dialog that took the place of another is not closed by the Escape that was meant for that one, in milliseconds. */
const CALM_MS = 600;

function useEarlyEscape(appeared: boolean): (event: Event) => boolean {
  const since = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (appeared) since.current = performance.now();
  }, [appeared]);
  return (event) =>
    (event as Partial<KeyboardEvent>).repeat === true || performance.now() - since.current < CALM_MS;
}
