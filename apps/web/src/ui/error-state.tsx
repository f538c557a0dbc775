import { Button } from './button';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: string;
  text: string;
  /** A reference that support can look up. */
  reference?: string;
  /** Where the page has no heading of its own. */
  heading?: 'h1' | 'p';
  retry?: { label: string; onRetry: () => void; loading?: boolean };
}

/** What failed, why in plain words, and the way on. */
export function ErrorState({ title, text, reference, heading: Heading = 'p', retry }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.error}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {reference && <p className={styles.code}>{reference}</p>}
      {retry && (
        <Button className={styles.retry} loading={retry.loading} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
