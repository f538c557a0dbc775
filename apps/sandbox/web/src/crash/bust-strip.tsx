import type { CrashHistoryEntry } from '../../../common/api';
import { chainAddress } from '../../../common/verify-address';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './bust-strip.module.css';

/** From twice the stake on a round is drawn filled. */
const HIGH = 200;

/** The latest crash points, the newest first, each with a link to its proof. */
export function BustStrip({ history, salt }: { history: readonly CrashHistoryEntry[]; salt: string }) {
  const { t, hundredths, language } = usePlay();
  return (
    <ol className={styles.strip} aria-label={t.crash.history}>
      {history.map(({ index, bust, hash }) => (
        <li key={index}>
          <a
            className={classNames(styles.bust, bust >= HIGH && styles.high)}
            href={chainAddress(hash, salt, language)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{hundredths(bust)}×</span>
            <VisuallyHidden>{`${t.studio.verify}, ${t.studio.newTab}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ol>
  );
}
