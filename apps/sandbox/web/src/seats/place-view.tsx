import type { SeatsPlace } from '../../../common/seats/api';
import { rankOfHand } from '../../../common/seats/hand-rank';
import { TURN_MS } from '../../../common/seats/three-cards';
import type { SeatView } from '../../../common/seats/view';
import { cardName } from '../cards/card-words';
import { TableCard } from '../cards/table-card';
import { type Play, usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { TimeRing } from '../ui/time-ring';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './place-view.module.css';

const BACKS = [null, null, null];

interface PlaceViewProps {
  place: SeatsPlace | null;
  /** The place's part in the hand on the table. */
  seat: SeatView | null;
  /** What it won; null before the end, and for nothing. */
  won: string | null;
  /** When its turn ends; null for those who wait. */
  until: number | null;
  now: () => number;
}

/** A player at the table: cards, turn, name, chips, and how he plays. */
export function PlaceView({ place, seat, won, until, now }: PlaceViewProps) {
  const play = usePlay();
  const { t, money } = play;
  if (!place) return <p className={styles.free}>{t.seats.free}</p>;
  const name = place.own ? t.seats.you : place.name;
  const cards = seat ? (seat.cards ?? BACKS) : [];
  return (
    <div
      className={classNames(styles.place, place.own && styles.own, seat?.packed && styles.packed)}
      data-turn={until !== null || undefined}
      data-won={won !== null || undefined}
    >
      {cards.length > 0 && (
        <div className={styles.cards} aria-hidden="true">
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
            <TableCard key={`${index}-${card}`} card={card} />
          ))}
        </div>
      )}
      {seat && !seat.packed && (
        <VisuallyHidden>
          {seat.cards ? seat.cards.map((card) => cardName(card, play)).join(', ') : t.seats.faceDown}
        </VisuallyHidden>
      )}
      <div className={styles.plate}>
        <TimeRing until={until} whole={TURN_MS} now={now} sign={place.name.slice(0, 1).toUpperCase()} />
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          {seat && <span className={styles.chips}>{money(BigInt(seat.stack), true)}</span>}
        </span>
      </div>
      <p className={styles.tag}>{tagOf(place, seat, won, play)}</p>
    </div>
  );
}

function tagOf(
  place: SeatsPlace,
  seat: SeatView | null,
  won: string | null,
  { t, money }: Pick<Play, 't' | 'money'>,
): string {
  if (won !== null) return `+${money(BigInt(won))}`;
  if (place.state !== 'ready' && !(seat && !seat.packed)) return t.seats.states[place.state];
  if (!seat) return '';
  if (seat.packed) return t.seats.tags.folded;
  if (seat.cards) return t.seats.ranks[rankOfHand(seat.cards)];
  return `${seat.seen ? t.seats.tags.seen : t.seats.tags.blind} · ${money(BigInt(seat.paid), true)}`;
}
