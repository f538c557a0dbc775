import { Button } from '../forms/button';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: string;
  text: string;
  /** Where the page has no heading of its own. */
  heading?: 'h1' | 'p';
  retry?: { label: string; onRetry: () => void; loading?: boolean };
}

/** What failed, why in plain words, and the way on. */
export function ErrorState({ title, text, heading: Heading = 'p', retry }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.error}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {retry && (
        <Button className={styles.retry} loading={retry.loading} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
