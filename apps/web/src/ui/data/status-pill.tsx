import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './status-pill.module.css';

export interface StatusPillProps {
  tone: 'neutral' | 'progress' | 'gain' | 'live';
  children: ReactNode;
}

/** A state in a word or two; the word carries the meaning, the colour only helps. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      <i className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
