import type { ReactNode } from 'react';
import { type PastRound, PastStrip } from '../frame/past-strip';
import { classNames } from '../ui/class-names';
import styles from './instant-stage.module.css';

interface InstantStageProps {
  /** Drawn behind everything. */
  backdrop: ReactNode;
  history: string;
  past: readonly PastRound[];
  result: { text: string; worthIt: boolean } | null;
  children: ReactNode;
}

/** The room of a title's stage: last rounds above, the board in the middle, the result below. */
export function InstantStage({ backdrop, history, past, result, children }: InstantStageProps) {
  return (
    <>
      {backdrop}
      <div className={styles.stage}>
        <PastStrip label={history} rounds={past} />
        <div className={styles.board}>{children}</div>
        <p className={classNames(styles.result, result?.worthIt && styles.won)} aria-hidden="true">
          {result?.text ?? '\u00a0'}
        </p>
      </div>
    </>
  );
}
