import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface CalloutProps {
  title?: string;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** What stands in the way, and what may be done about it. */
export function Callout({ title, role, children }: CalloutProps) {
  return (
    <section className={styles.callout} role={role}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
