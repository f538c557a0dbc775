import { cardSuit } from '../../../../common/cards/cards';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import { cardName, cardSign } from './card-words';
import styles from './poker-stage.module.css';

/** Spades, hearts, diamonds and clubs, in a box of 32. */
const SUITS = [
  'M16 3c9 8 12 11 12 16 0 6-7 8-10 3l2 7h-8l2-7c-3 5-10 3-10-3 0-5 3-8 12-16z',
  'M16 29C5 20 3 16 3 11c0-7 9-9 13-2 4-7 13-5 13 2 0 5-2 9-13 18z',
  'M16 2l11 14-11 14L5 16z',
  'M16 3a6 6 0 0 1 5 10 6 6 0 1 1-3 9l2 7h-8l2-7a6 6 0 1 1-3-9 6 6 0 0 1 5-10z',
];
const RED = new Set([1, 2]);

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
  const suit = cardSuit(card);
  return (
    <button
      type="button"
      className={classNames(styles.card, RED.has(suit) && styles.red, held && styles.held)}
      aria-label={cardName(card, play)}
      aria-pressed={held}
      aria-disabled={!playable}
      tabIndex={playable ? 0 : -1}
      onClick={() => {
        if (playable) onHold();
      }}
    >
      <span className={styles.sign}>{cardSign(card, play.figure)}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={SUITS[suit]} fill="currentColor" />
      </svg>
      <span className={styles.mark} aria-hidden="true">
        {held ? play.t.poker.hold : '\u00a0'}
      </span>
    </button>
  );
}
