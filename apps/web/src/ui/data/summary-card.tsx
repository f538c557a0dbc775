import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
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
  /** A sentence under the title. */
  text?: string;
  rows: readonly SummaryRow[];
  children?: ReactNode;
}

/** What an order comes to, row by row, beside its form. */
export function SummaryCard({ title, text, rows, children }: SummaryCardProps) {
  return (
    <Section card title={title} text={text}>
      <Stack as="dl" gap={2}>
        {rows.map(({ label, value, words, total }) => (
          <div key={label} className={classNames(styles.row, total && styles.total)}>
            <dt>{label}</dt>
            <dd className={classNames(words && styles.words)}>{value}</dd>
          </div>
        ))}
      </Stack>
      {children}
    </Section>
  );
}
