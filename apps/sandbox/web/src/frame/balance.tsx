import { usePlay } from '../session/play-context';
import styles from './balance.module.css';

/** The balance. */
export function Balance() {
  const { t, money, balance, view } = usePlay();
  return (
    <p className={styles.balance}>
      <span className={styles.label}>{t.studio.balance}</span>
      {view.demo && (
        <span className={styles.demo} title={t.studio.demoHint}>
          {t.studio.demo}
        </span>
      )}
      <span className={styles.amount} data-testid="balance">
        {money(balance)}
      </span>
    </p>
  );
}
