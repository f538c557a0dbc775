import { cardName, cardSign } from '../../cards/card-words';
import { isRed, SuitSign } from '../../cards/suit-sign';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import styles from './poker-stage.module.css';

interface PlayingCardProps {
  /** Null before the first deal. */
  card: number | null;
  held: boolean;
  playable: boolean;
  onHold: () => void;
}

export function PlayingCard({ card, held, playable, onHold }: PlayingCardProps) {
  const play = usePlay();
  if (card === null) return <span className={classNames(styles.card, styles.back)} />;
  return (
    <button
      type="button"
      className={classNames(styles.card, isRed(card) && styles.red, held && styles.held)}
      aria-label={cardName(card, play)}
      aria-pressed={held}
      aria-disabled={!playable}
      tabIndex={playable ? 0 : -1}
      onClick={() => {
        if (playable) onHold();
      }}
    >
      <span className={styles.sign}>{cardSign(card, play.figure)}</span>
      <SuitSign card={card} />
      <span className={styles.mark} aria-hidden="true">
        {held ? play.t.poker.hold : '\u00a0'}
      </span>
    </button>
  );
}
