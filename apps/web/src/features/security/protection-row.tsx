import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { StatusPill } from '../../ui/status-pill';
import styles from './security-page.module.css';

export interface Protection {
  icon: ReactNode;
  title: string;
  /** What it is now, in words. */
  state: string;
  /** It protects the account. */
  active: boolean;
  stateLabel: string;
  action?: { label: string; press: () => void };
}

/** One thing that protects the account. The one to do next stands out. */
export function ProtectionRow({ protection, next }: { protection: Protection; next: boolean }) {
  const { icon, title, state, active, stateLabel, action } = protection;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.what}>
        <strong>{title}</strong>
        <small>{state}</small>
      </span>
      <span className={styles.state}>
        <StatusPill tone={active ? 'gain' : 'neutral'}>{stateLabel}</StatusPill>
      </span>
      {action && (
        <Button
          size="small"
          tone={next ? 'primary' : 'quiet'}
          aria-label={`${title}: ${action.label}`}
          onClick={action.press}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
