import { Eye } from 'lucide-react';
import type { HandView } from '../../../common/seats/view';
import { usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import styles from './hand-actions.module.css';
import type { Seats } from './use-seats';

interface HandActionsProps {
  hand: HandView;
  seats: Pick<Seats, 'move' | 'asking' | 'connected'>;
}

/** The moves of a hand; all but a look at the cards wait for the own turn. */
export function HandActions({ hand, seats }: HandActionsProps) {
  const { t, money, sound } = usePlay();
  const { bets, pack, see, show } = hand.moves;
  const seen = hand.own !== null && hand.seats[hand.own]?.seen;
  const [bet, raise] = bets;
  const locked = seats.asking || !seats.connected;
  const kind = seen ? 'chaal' : 'blind';
  const words = seen ? t.seats.bet : t.seats.blind;
  const play = (move: Parameters<Seats['move']>[0]) => {
    sound.play('tick');
    void seats.move(move);
  };
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <Button
          icon={<Eye size={16} aria-hidden="true" />}
          disabled={locked || !see}
          onClick={() => play({ kind: 'see' })}
        >
          {t.seats.see}
        </Button>
        <Button disabled={locked || !pack} onClick={() => play({ kind: 'pack' })}>
          {t.seats.fold}
        </Button>
        {show !== null && (
          <Button disabled={locked} onClick={() => play({ kind: 'show' })}>
            {t.seats.show(money(BigInt(show), true))}
          </Button>
        )}
      </div>
      {bet !== undefined && (
        <div className={styles.row}>
          <Button tone="primary" disabled={locked} onClick={() => play({ kind, amount: bet })}>
            {words(money(BigInt(bet), true))}
          </Button>
          {raise !== undefined && (
            <Button tone="plain" disabled={locked} onClick={() => play({ kind, amount: raise })}>
              {words(money(BigInt(raise), true))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
