import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../forms/icon-button';
import { useUiText } from '../use-ui-text';
import { useDialogTurn } from './dialog-queue';
import styles from './waiting-dialog.module.css';

export interface WaitingDialogProps {
  /** Names it for screen readers. */
  label: string;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Stands where a dialog will be while its code is on the way. The browser's own dialog, so that it needs nothing that is not
 * there yet; it gives the focus back before the other one takes it.
 */
export function WaitingDialog({ label, onClose, children }: WaitingDialogProps) {
  const { t } = useUiText();
  useDialogTurn(true);
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal?.();
    return () => dialog?.close?.();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog ref={frame} className={styles.dialog} aria-label={label} aria-busy="true" onCancel={cancel}>
      {onClose && (
        <IconButton
          className={styles.close}
          label={t('common.close')}
          icon={<X size={20} />}
          onClick={() => onClose()}
        />
      )}
      {children}
    </dialog>
  );
}
