import { Lily } from '../scenes/lily';
import { classNames } from '../ui/class-names';
import styles from './notice.module.css';

/** A page with a single message. */
export function Notice({ text, busy }: { text: string; busy?: boolean }) {
  return (
    <main className={styles.notice}>
      <span className={classNames(styles.mark, busy && styles.busy)}>
        <Lily />
      </span>
      <p role="status">{text}</p>
    </main>
  );
}
