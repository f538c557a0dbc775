import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  items: { label: string; value: ReactNode }[];
}

/** What is known of a case, word beside word. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
