import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './summary-card.module.css';

interface SummaryRow {
  label: string;
  value: ReactNode;
  /** The value is words, not a figure. */
  words?: boolean;
  /** What all of it comes to. */
  total?: boolean;
}

interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  children?: ReactNode;
}

/** What an order comes to, row by row, beside its form. */
export function SummaryCard({ title, rows, children }: SummaryCardProps) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ label, value, words, total }) => (
          <div key={label} className={classNames(styles.row, total && styles.total)}>
            <dt>{label}</dt>
            <dd className={classNames(words && styles.words)}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
