import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read out, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Says its text when it changes; nothing is drawn. */
export function Announcer({ text }: { text: string }) {
  return (
    <p className={styles.hidden} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
