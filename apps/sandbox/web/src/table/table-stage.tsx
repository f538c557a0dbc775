import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import styles from './table-stage.module.css';

interface TableStageProps {
  backdrop: ReactNode;
  countdown: ReactNode;
  /** The result of the round, once it has been shown. */
  outcome: string | null;
  /** What came of the own bet. */
  own: { text: string; worthIt: boolean } | null;
  children: ReactNode;
}

/** The room of a title's stage: the countdown above, the table in the middle, the result below. */
export function TableStage({ backdrop, countdown, outcome, own, children }: TableStageProps) {
  return (
    <>
      {backdrop}
      <div className={styles.stage}>
        <div className={styles.top}>{countdown}</div>
        <div className={styles.board}>{children}</div>
        <p className={styles.result} aria-hidden="true">
          <span className={outcome === null ? undefined : styles.outcome}>{outcome ?? '\u00a0'}</span>
          {own && <span className={classNames(styles.own, own.worthIt && styles.won)}>{own.text}</span>}
        </p>
      </div>
    </>
  );
}
