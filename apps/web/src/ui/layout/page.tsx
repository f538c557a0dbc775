import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Links and buttons at the end of the title's row. */
  tools?: ReactNode;
  /** `text` for what is read line by line, `form` for two columns of fields, `list` for a table that a reader scans, `wide` for all there is. */
  width?: 'text' | 'form' | 'list' | 'wide';
  children: ReactNode;
}

/** The frame of a page inside the shell: title, what goes with it, and the content in one column. */
export function Page({ title, lead, tools, width = 'list', children }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
