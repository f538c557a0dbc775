import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** `side` is a drawer at the end edge from 768 px on; under that both are sheets. */
  placement?: 'centre' | 'side';
}

/** Open as long as it is mounted. The browser keeps the focus inside; Escape closes, and the focus goes back. */
export function Dialog({ title, closeLabel, onClose, children, placement = 'centre' }: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={panel}
      className={classNames(styles.dialog, styles[placement])}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={onClose}
    >
      <header className={styles.header}>
        <h2 id={heading}>{title}</h2>
        <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.body} tabIndex={0} aria-labelledby={heading}>
        {children}
      </section>
    </dialog>
  );
}
