import type { ReactNode } from 'react';
import styles from './app-boundary.module.css';
import { PartBoundary } from './part-boundary';
import { PartFailure } from './part-failure';

/** Around everything: where the frame of the pages itself cannot be drawn. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary
      fallback={(failed) => (
        <main className={styles.page}>
          <PartFailure heading="h1" {...failed} />
        </main>
      )}
    >
      {children}
    </PartBoundary>
  );
}
