import { usePlay } from '../session/play-context';
import styles from './connection-bar.module.css';

/** Says that the line is cut, for as long as it is. */
export function ConnectionBar({ cutOff }: { cutOff?: boolean }) {
  const { connected, t } = usePlay();
  return <div role="status">{(!connected || cutOff) && <p className={styles.bar}>{t.studio.lost}</p>}</div>;
}
