import { classNames } from '../class-names';
import styles from './winner-row.module.css';

export interface WinnerRowProps {
  /** Already masked. */
  name: string;
  game: string;
  amount: string;
  ago: string;
  /** The newest: slides in on leaf. */
  fresh?: boolean;
}

/** A list item: stands in an `ol`. */
export function WinnerRow({ name, game, amount, ago, fresh }: WinnerRowProps) {
  return (
    <li className={classNames(styles.row, fresh && styles.fresh)}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.game}>{game}</span>
      </span>
      <span className={styles.sum}>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.ago}>{ago}</span>
      </span>
    </li>
  );
}
