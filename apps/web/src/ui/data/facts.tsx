import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { isolated } from './isolated';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  /** What is not known, `false`, is left out. */
  items: (Fact | false | '' | null | undefined)[];
}

/** What is known of a thing, name beside value. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {items.map(
        (fact) =>
          fact && (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{isolated(fact.value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
