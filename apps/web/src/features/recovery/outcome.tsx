import { type ReactNode, useRef } from 'react';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import styles from './recovery.module.css';

interface OutcomeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What has come of it, in place of the form; it takes the focus that the form had. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const words = useRef<HTMLDivElement>(null);
  useArrivalFocus(() => words.current);
  return (
    <div className={styles.form}>
      <div ref={words} tabIndex={-1} className={styles.outcome}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
