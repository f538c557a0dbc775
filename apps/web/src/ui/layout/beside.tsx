import type { ReactNode } from 'react';
import styles from './beside.module.css';

interface BesideProps {
  children: ReactNode;
  /** What stands at the end of the page; below on a phone. */
  side: ReactNode;
}

/** Two columns of a page: what it is about, and what goes with it. */
export function Beside({ children, side }: BesideProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
