import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiText } from '../use-ui-text';
import styles from './timeline.module.css';

/** How each state is read out, since colour alone tells it otherwise. */
const READ = {
  done: 'deposit.stepDone',
  now: 'deposit.stepNow',
  todo: 'deposit.stepTodo',
  failed: 'deposit.stepFailed',
} as const;
type StepState = keyof typeof READ;

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
}

export function Timeline({ label, items }: TimelineProps) {
  const { t } = useUiText();
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
            <VisuallyHidden> ({t(READ[item.state])})</VisuallyHidden>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </span>
          {item.time && <span className={styles.time}>{item.time}</span>}
        </li>
      ))}
    </ol>
  );
}
