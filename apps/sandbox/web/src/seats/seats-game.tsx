import { useEffect, useRef, useState } from 'react';
import { GameFrame } from '../frame/game-frame';
import { PlayBar } from '../frame/play-bar';
import { AppError } from '../session/errors';
import { usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { SeatsDeck } from './seats-deck';
import styles from './seats-deck.module.css';
import { SeatsRules } from './seats-rules';
import { SeatsStage } from './seats-stage';
import { announcementOf, isOwnTurn, ownPlace } from './seats-words';
import { TableChoice } from './table-choice';
import { useSeats } from './use-seats';

/** A table of cards at which players play against each other. */
export default function SeatsGame() {
  const { t, money } = usePlay();
  const seats = useSeats();
  const { state, table, connected, asking } = seats;
  const [asked, setAsked] = useState<string | null>(null);
  const ante = asked ?? state?.levels[0]?.ante ?? null;
  const ready = ante !== null && connected && !asking;
  const sit = () => {
    if (ready && table === null) void seats.sit(ante);
    // At the table the key only brings back somebody who rests: a bet is worth a button.
    else if (ready && table && ownPlace(table)?.state === 'resting') void seats.sit(table.ante);
  };
  usePlayKey(sit);
  useTableSounds(table);

  const result = table?.hand?.result;
  const own = table?.hand?.own ?? null;
  const hasWon = own !== null && result !== undefined && result !== null && result.won[own] !== '0';
  const error = seats.error;
  return (
    <GameFrame
      stall="seats"
      cutOff={!connected}
      commitment={table?.commitment}
      announcement={announcementOf(table, { t, money })}
      celebration={table?.phase === 'result' && hasWon ? table.id : null}
      rules={{ title: t.studio.rules, content: <SeatsRules /> }}
      stage={<SeatsStage table={table} now={() => seats.clock.now()} />}
      deck={
        table ? (
          <SeatsDeck seats={seats} table={table} error={error} />
        ) : (
          <>
            {seats.isGone && (
              <p className={styles.note} role="status">
                {t.seats.given}
              </p>
            )}
            <TableChoice levels={state?.levels ?? []} chosen={ante ?? ''} onChoose={setAsked} />
            <PlayBar
              label={ante === null ? t.studio.loading : t.seats.sit(money(BigInt(ante), true))}
              disabled={!ready}
              onPlay={sit}
              error={error instanceof AppError && error.code === 'round_closed' ? null : error}
            />
          </>
        )
      }
    />
  );
}

/** The own turn is heard, and how a hand ended for the player. */
function useTableSounds(table: ReturnType<typeof useSeats>['table']): void {
  const { sound } = usePlay();
  const turn = table && isOwnTurn(table) ? `${table.id}:${table.hand?.turns}` : null;
  const hand = table?.phase === 'result' && table.hand?.own != null ? table.hand : null;
  const won = hand?.result?.won[hand.own ?? 0];
  const ended = hand && table ? table.id : null;
  const latest = useRef({ sound, won });
  latest.current = { sound, won };
  useEffect(() => {
    if (turn !== null) latest.current.sound.play('stop');
  }, [turn]);
  useEffect(() => {
    if (ended !== null) latest.current.sound.play(latest.current.won === '0' ? 'lose' : 'win');
  }, [ended]);
}
