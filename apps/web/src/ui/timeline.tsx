import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden';

type StepState = 'done' | 'now' | 'todo' | 'failed';

export interface TimelineItem {
  id: string;
  label: string;
  state: StepState;
  time?: string;
  note?: string;
}

export interface TimelineProps {
  label: string;
  items: TimelineItem[];
  /** How each state is read out, since colour alone tells it otherwise. */
  stateLabels: Record<StepState, string>;
}

export function Timeline({ label, items, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={`${styles.item} ${styles[item.state]}`}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <span>
            {item.label}
            <VisuallyHidden> ({stateLabels[item.state]})</VisuallyHidden>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </span>
          {item.time && <span className={styles.time}>{item.time}</span>}
        </li>
      ))}
    </ol>
  );
}
