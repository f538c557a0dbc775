import type { SeatsTableView } from '../../../common/seats/api';
import { MIN_STACK } from '../../../common/seats/three-cards';
import { PlayBar } from '../frame/play-bar';
import { ErrorNote } from '../session/error-note';
import { AppError, type PlayError } from '../session/errors';
import { usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import { HandActions } from './hand-actions';
import styles from './seats-deck.module.css';
import { isOwnTurn, nameOf, ownPlace, waitingFor } from './seats-words';
import { SecondsText } from './seconds-text';
import type { Seats } from './use-seats';

interface SeatsDeckProps {
  seats: Seats;
  table: SeatsTableView;
  error: PlayError | null;
}

/** What the player can do at the table: the moves of a hand, coming back, leaving. */
export function SeatsDeck({ seats, table, error }: SeatsDeckProps) {
  const { t, money } = usePlay();
  const { hand, phase, ante } = table;
  const place = ownPlace(table);
  const seat = hand && hand.own !== null ? hand.seats[hand.own] : undefined;
  const plays = phase === 'playing' && seat !== undefined && !seat.packed;
  const isAway = place?.state === 'resting' && !plays;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.figures}>
          <span>{t.seats.ante(money(BigInt(ante), true))}</span>
          {plays && (
            <span>
              {t.seats.chips} <b>{money(BigInt(seat.stack), true)}</b>
            </span>
          )}
        </p>
        <Button onClick={() => void seats.leave()} disabled={seats.asking || !seats.connected}>
          {t.seats.leave}
        </Button>
      </div>
      <p className={styles.lead}>{noteOf()}</p>
      {place?.keptUntil != null && !plays && (
        <p className={styles.note}>
          <SecondsText until={place.keptUntil} now={() => seats.clock.now()} words={t.seats.kept} />
        </p>
      )}
      {plays && hand ? (
        <>
          <ErrorNote error={error} />
          <HandActions hand={hand} seats={seats} />
          <p className={styles.note}>{t.seats.leaveNote}</p>
        </>
      ) : isAway ? (
        <PlayBar
          label={t.seats.back}
          disabled={seats.asking || !seats.connected}
          onPlay={() => void seats.sit(ante)}
          error={error}
        />
      ) : (
        <ErrorNote error={error ?? (place?.state === 'short' ? new AppError('insufficient_funds') : null)} />
      )}
    </>
  );

  function noteOf(): string {
    if (plays && isOwnTurn(table)) return t.seats.yourTurn;
    if (plays && hand) return t.seats.waitTurn(nameOf(table, hand.turn, { t }));
    if (isAway) return t.seats.resting;
    if (place?.state === 'short') return t.seats.short(money(BigInt(ante) * MIN_STACK, true));
    if (phase === 'waiting') return waitingFor(table, { t });
    if (phase === 'playing') return seat ? t.seats.folded : t.seats.joining;
    return '';
  }
}
