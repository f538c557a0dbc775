import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { cardSign } from './card-words';
import { isRed, SuitSign } from './suit-sign';
import styles from './table-card.module.css';

/** A card that lies on a table; null is its back. */
export function TableCard({ card }: { card: number | null }) {
  const { figure } = usePlay();
  if (card === null) return <span className={classNames(styles.card, styles.back)} />;
  return (
    <span className={classNames(styles.card, isRed(card) && styles.red)}>
      <span className={styles.sign}>{cardSign(card, figure)}</span>
      <SuitSign card={card} />
    </span>
  );
}
