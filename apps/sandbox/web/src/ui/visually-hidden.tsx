import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Announces its text to screen readers when it changes. */
export function Announcer({ text }: { text: string }) {
  return (
    <p className={styles.hidden} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
