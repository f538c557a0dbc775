import { useState } from 'react';
import type { OwnCrashBet } from '../../../common/api';
import { crashPayout, multiplierAt } from '../../../common/studio/crash';
import { PlayBar } from '../frame/play-bar';
import type { PlayError } from '../session/errors';
import { usePlay } from '../session/play-context';
import type { ServerClock } from '../session/server-clock';
import { StakeField } from '../session/stake-field';
import { useEachFrame } from '../session/use-each-frame';
import type { Stake } from '../session/use-stake';
import { Check } from '../ui/check';
import { TextField } from '../ui/text-field';
import styles from './crash-deck.module.css';
import type { CrashMove } from './crash-move';

interface CrashDeckProps {
  stake: Stake;
  auto: { on: boolean; text: string };
  onAuto: (auto: { on: boolean; text: string }) => void;
  autoError: string | undefined;
  move: CrashMove;
  ready: boolean;
  own: OwnCrashBet | null;
  startedAt: number | null;
  growth: number;
  clock: ServerClock;
  error: PlayError | null;
  onPress: () => void;
}

export function CrashDeck(props: CrashDeckProps) {
  const { stake, auto, onAuto, autoError, move, ready, error, onPress } = props;
  const { t, money } = usePlay();
  const worth = useWorth(props);
  const words: Record<CrashMove, string> = {
    bet: t.crash.bet,
    'cash-out': t.crash.cashOut(money(worth)),
    placed: t.crash.placed,
    wait: t.crash.nextRound,
  };
  const placed = move === 'placed' || move === 'cash-out';
  return (
    <>
      <StakeField stake={stake} disabled={placed} />
      <div className={styles.auto}>
        <Check
          label={t.crash.auto}
          checked={auto.on}
          disabled={placed}
          onChange={(on) => onAuto({ ...auto, on })}
        />
        {auto.on && (
          <TextField
            figures
            label={t.crash.autoAt}
            inputMode="decimal"
            value={auto.text}
            disabled={placed}
            error={autoError}
            onChange={(event) => onAuto({ ...auto, text: event.target.value })}
            after={
              <span className={styles.times} aria-hidden="true">
                ×
              </span>
            }
          />
        )}
      </div>
      <PlayBar label={words[move]} disabled={!ready} onPlay={onPress} error={error} />
    </>
  );
}

/** The current value of the own bet in minor units; it changes only when the amount on the button does. */
function useWorth({ move, own, startedAt, growth, clock }: CrashDeckProps): bigint {
  const [worth, setWorth] = useState(0n);
  useEachFrame(move === 'cash-out', () => {
    if (move !== 'cash-out' || own === null || startedAt === null) return;
    setWorth(crashPayout(BigInt(own.amount), multiplierAt(clock.now() - startedAt, growth)));
  });
  return worth;
}
