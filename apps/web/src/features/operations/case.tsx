import type { ReactNode } from 'react';
import styles from './case.module.css';
import { MemberPanel } from './member-panel';

interface CaseProps {
  /** Whom it is about; `null` where nobody knows. */
  member?: { id: string; account: string } | null;
  /** An amount, or what kind of case it is. */
  title: ReactNode;
  status: ReactNode;
  /** What is the matter, and what follows. */
  note?: ReactNode;
  children: ReactNode;
}

/** The open case of a queue: what it is about, what may be done, and all that the decision needs; beside it its member. */
export function Case({ member, title, status, note, children }: CaseProps) {
  const content = (
    <article className={styles.case}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {status}
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </article>
  );
  if (!member) return content;
  return (
    <div className={styles.withMember}>
      {content}
      <MemberPanel key={member.id} member={member} />
    </div>
  );
}

/** A line of two things within a case: an amount and its state, a reference and its time. */
export function CaseLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** A part of a case under a title of its own. */
export function CasePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
