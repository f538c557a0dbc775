import { usePlay } from '../session/play-context';
import { CopyText } from '../ui/copy-text';
import styles from './fairness.module.css';

/** A seed or hash under its name. */
export function Proof({ label, text }: { label: string; text: string }) {
  const { t } = usePlay();
  return (
    <div className={styles.proof}>
      <span className={styles.label}>{label}</span>
      <CopyText text={text} label={`${t.studio.copy}: ${label}`} doneLabel={t.studio.copied} />
    </div>
  );
}
