import { usePlay } from '../session/play-context';
import styles from './connection-bar.module.css';

/** Shows that the connection is lost. */
export function ConnectionBar({ cutOff }: { cutOff?: boolean }) {
  const { connected, t } = usePlay();
  return <div role="status">{(!connected || cutOff) && <p className={styles.bar}>{t.studio.lost}</p>}</div>;
}
