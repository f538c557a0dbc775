import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './list-row.module.css';

interface ListRowProps {
  icon?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** A pill; on a phone it stands below the text. */
  status?: ReactNode;
  /** What may be done with it. */
  action?: ReactNode;
}

/** One thing of a short list, told in two lines: a device, an account, a setting. */
export function ListRow({ icon, title, text, status, action }: ListRowProps) {
  return (
    <li className={classNames(styles.row, !icon && styles.plain)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      {status && <span className={styles.status}>{status}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </li>
  );
}
