import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import styles from './figure-strip.module.css';
import { isolated } from './isolated';

export interface StripFigure {
  key: string;
  label: string;
  /** `undefined` while it is on the way. */
  value: ReactNode | undefined;
  /** A line under the figure: a change, a part. */
  note?: ReactNode;
}

/** A few figures side by side, ruled apart. */
export function FigureStrip({ label, figures }: { label: string; figures: StripFigure[] }) {
  return (
    <dl className={styles.strip} aria-label={label}>
      {figures.map(({ key, label: name, value, note }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{isolated(value) ?? <Skeleton width="half" />}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
