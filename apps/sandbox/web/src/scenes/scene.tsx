import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The full-size drawing behind a game. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
