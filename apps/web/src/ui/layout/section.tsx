import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import cardStyles from './card.module.css';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  /** Buttons at the end of the title's row. */
  tools?: ReactNode;
  /** A surface of its own. */
  card?: boolean;
  /** A rule above it, and a larger title: one of the parts that make up a page. */
  ruled?: boolean;
  /** Its content is being read anew or saved. */
  busy?: boolean;
  children?: ReactNode;
}

/** A part of a page under a title of its own. */
export function Section({ title, text, tools, card, ruled, busy, children }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, card && cardStyles.card, ruled && styles.ruled)}
      aria-busy={busy || undefined}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        {tools}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
