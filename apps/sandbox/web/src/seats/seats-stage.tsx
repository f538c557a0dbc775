import type { SeatsTableView } from '../../../common/seats/api';
import { SEATS } from '../../../common/seats/state';
import { StallScene } from '../scenes/stall-scene';
import { usePlay } from '../session/play-context';
import { PlaceView } from './place-view';
import styles from './seats-stage.module.css';
import { lastMove, waitingFor, winners } from './seats-words';
import { SecondsText } from './seconds-text';

interface SeatsStageProps {
  table: SeatsTableView | null;
  now: () => number;
}

const EMPTY = Array.from({ length: SEATS.max }, () => null);

/** The oval table with its places, the own one in front; the pot is in the middle. */
export function SeatsStage({ table, now }: SeatsStageProps) {
  const { t, money } = usePlay();
  const places = table?.places ?? EMPTY;
  const own = Math.max(
    0,
    places.findIndex((place) => place?.own),
  );
  const isShown = table?.phase === 'playing' || table?.phase === 'result';
  const hand = isShown ? (table?.hand ?? null) : null;
  return (
    <>
      <StallScene stall="lantern" />
      <div className={styles.stage}>
        <div className={styles.board}>
          <div className={styles.felt} aria-hidden="true" />
          <div className={styles.middle}>
            {hand && (
              <p className={styles.pot}>
                {t.seats.pot}{' '}
                <b>{money(hand.result ? potOf(hand.result.won, hand.rake) : BigInt(hand.pot), true)}</b>
              </p>
            )}
            {table && <Middle table={table} now={now} />}
          </div>
          <ol className={styles.places} aria-label={t.seats.places}>
            {places.map((_, turn) => {
              const index = (own + turn) % places.length;
              const place = places[index] ?? null;
              const seat = place?.seat ?? null;
              const won = seat === null ? undefined : hand?.result?.won[seat];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it is on the table
                <li key={turn} className={styles.place}>
                  <PlaceView
                    place={place}
                    seat={seat === null ? null : (hand?.seats[seat] ?? null)}
                    won={won && won !== '0' ? won : null}
                    until={table?.phase === 'playing' && hand?.turn === seat ? table.until : null}
                    now={now}
                  />
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </>
  );
}

/** The pot as it was before it was paid. */
const potOf = (won: readonly string[], rake: string): bigint =>
  won.reduce((sum, one) => sum + BigInt(one), BigInt(rake));

function Middle({ table, now }: { table: SeatsTableView; now: () => number }) {
  const { t, money } = usePlay();
  const { phase, until, hand } = table;
  if (phase === 'waiting') return <p className={styles.note}>{waitingFor(table, { t })}</p>;
  if (phase === 'starting')
    return (
      <p className={styles.note}>
        {until !== null && <SecondsText until={until} now={now} words={t.seats.startsIn} />}
      </p>
    );
  if (phase === 'playing') return <p className={styles.note}>{lastMove(table, { t, money })}</p>;
  return (
    <div className={styles.note}>
      {winners(table, { t, money }).map((line) => (
        <p key={line} className={styles.winner}>
          {line}
        </p>
      ))}
      <p className={styles.next}>
        {hand && t.seats.fee(money(BigInt(hand.rake)))}
        {until !== null && ' · '}
        {until !== null && <SecondsText until={until} now={now} words={t.seats.nextIn} />}
      </p>
    </div>
  );
}
