import type { ReactNode } from 'react';
import styles from './member-panel.module.css';

interface MemberLineProps {
  title: ReactNode;
  status: ReactNode;
  /** What somebody wrote about it. */
  text?: string;
  facts: string[];
  /** What may be done with it. */
  actions?: ReactNode;
}

/** One of a member's deposits, bets, restrictions and so on, in a list of the panel. */
export function MemberLine({ title, status, text, facts, actions }: MemberLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.top}>
        {title}
        <span>{status}</span>
      </span>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      <small>{facts.join(' · ')}</small>
      <div className={styles.moves}>{actions}</div>
    </li>
  );
}
