import { useState } from 'react';
import type { SlotSpinReply } from '../../../common/api';
import type { SlotRules } from '../../../common/studio/slot';
import { GameFrame } from '../frame/game-frame';
import { usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { useRound } from '../session/use-round';
import { useStake } from '../session/use-stake';
import { FreeRounds } from './free-rounds';
import { LiveJackpotSign } from './jackpot-sign';
import { Paytable } from './paytable';
import { SlotDeck } from './slot-deck';
import { SlotStage } from './slot-stage';
import { spokenWins } from './spoken-wins';
import { lookOf } from './symbols/title-looks';
import { useFreeRounds } from './use-free-rounds';

export function SlotGame({ rules }: { rules: SlotRules }) {
  const play = usePlay();
  const { client, t, view, connected, sound, money } = play;
  const look = lookOf(view.game);
  const [quick, setQuick] = useState(false);
  const [staked, setStaked] = useState(0n);
  const stake = useStake();
  const round = useRound<SlotSpinReply>();
  const free = useFreeRounds(round.error);
  const ready = round.phase === 'idle' && connected && (free.next !== null || stake.value !== null);

  const spin = () => {
    if (!ready) return;
    const amount = free.next ? 0n : (stake.value ?? 0n);
    const request = free.next ? { reward: free.next.reward } : { amount: String(amount) };
    setStaked(amount);
    sound.play('tick');
    void round.play(amount, () => client.spin(request));
  };
  usePlayKey(spin);

  const rested = round.phase === 'idle' ? round.reply : null;
  const payout = BigInt(rested?.payout ?? '0');
  const worthIt = payout > staked;
  const shown = () => {
    const reply = round.reply;
    if (reply && BigInt(reply.payout) > staked) sound.play('win');
    round.shown();
  };
  const pot = BigInt(rested?.jackpot?.won ?? '0');
  const result =
    pot > 0n
      ? t.jackpot.won(money(payout))
      : payout === 0n
        ? t.result.nothing
        : (worthIt ? t.result.won : t.result.returned)(money(payout));

  return (
    <GameFrame
      stall={look.stall}
      announcement={rested ? [result, ...spokenWins(rested.wins, play)].join('. ') : ''}
      celebration={rested && worthIt ? rested.round : null}
      rules={{ title: t.studio.paytable, content: <Paytable rules={rules} look={look} /> }}
      stage={
        <SlotStage
          rules={rules}
          look={look}
          phase={round.phase}
          reply={round.reply}
          result={rested ? { text: result, worthIt } : null}
          sign={view.jackpot && <LiveJackpotSign running={round.phase !== 'idle'} won={pot > 0n} />}
          quick={quick}
          onReel={() => sound.play('stop')}
          onShown={shown}
        />
      }
      deck={
        <SlotDeck
          stake={stake}
          isFree={free.next !== null}
          freeRounds={<FreeRounds {...free} busy={round.phase !== 'idle'} />}
          round={round}
          ready={ready}
          quick={quick}
          lines={rules.lines.length}
          onQuick={setQuick}
          onPlay={spin}
        />
      }
    />
  );
}
