import { usePlay } from '../session/play-context';
import styles from './balance.module.css';

/** What there is to play with. */
export function Balance() {
  const { t, money, balance } = usePlay();
  return (
    <p className={styles.balance}>
      <span className={styles.label}>{t.studio.balance}</span>
      <span className={styles.amount} data-testid="balance">
        {money(balance)}
      </span>
    </p>
  );
}
