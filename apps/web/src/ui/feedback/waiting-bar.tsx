import type { ReactNode } from 'react';
import styles from './waiting-bar.module.css';

/** Under the header: something waits for the person's word, and a button leads to it. Empty while nothing does. */
export function WaitingBar({ children }: { children: ReactNode }) {
  return <div role="status">{children && <div className={styles.bar}>{children}</div>}</div>;
}
