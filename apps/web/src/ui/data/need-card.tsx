import type { ReactNode } from 'react';
import styles from './need-card.module.css';

interface NeedCardProps {
  title: string;
  /** An amount, or a name. */
  figure?: ReactNode;
  /** How it stands, and until when. */
  state?: ReactNode;
  when?: ReactNode;
  text?: string;
  action?: ReactNode;
  busy?: boolean;
}

/** The one thing that a person should do next. */
export function NeedCard({ title, figure, state, when, text, action, busy }: NeedCardProps) {
  return (
    <div className={styles.card} aria-busy={busy}>
      <h2>{title}</h2>
      {text && <p className={styles.muted}>{text}</p>}
      {figure && <p className={styles.amount}>{figure}</p>}
      {state && <p className={styles.state}>{state}</p>}
      {when && <p className={styles.when}>{when}</p>}
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
