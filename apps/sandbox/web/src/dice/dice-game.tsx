import { useState } from 'react';
import type { DiceRollReply } from '../../../common/api';
import { type DiceBet, diceWins, isDiceTarget } from '../../../common/studio/dice';
import { GameFrame } from '../frame/game-frame';
import type { PastRound } from '../frame/past-strip';
import { RulesText } from '../frame/rules-text';
import { usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { useRound } from '../session/use-round';
import { useStake } from '../session/use-stake';
import { DiceDeck } from './dice-deck';
import { RiverStage } from './river-stage';

const HISTORY = 12;
const FIRST_BET: DiceBet = { target: 5_000, over: true };

interface Played extends PastRound {
  roll: number;
  bet: DiceBet;
  stake: bigint;
  payout: bigint;
}

export function DiceGame() {
  const { client, t, connected, sound, money, hundredths, figure, view } = usePlay();
  const [bet, setBet] = useState(FIRST_BET);
  const [history, setHistory] = useState<Played[]>([]);
  const [placed, setPlaced] = useState<{ bet: DiceBet; stake: bigint } | null>(null);
  const stake = useStake();
  const round = useRound<DiceRollReply>();
  const last = history[0];
  const ready = round.phase === 'idle' && connected && stake.value !== null && isDiceTarget(bet);

  const play = () => {
    if (!ready || stake.value === null) return;
    const amount = stake.value;
    setPlaced({ bet, stake: amount });
    sound.play('tick');
    void round.play(amount, () => client.roll({ amount: String(amount), ...bet }));
  };
  usePlayKey(play);

  const shown = () => {
    if (round.phase !== 'revealing' || !round.reply || !placed) return;
    const { roll, round: id, payout } = round.reply;
    const won = diceWins(placed.bet, roll);
    const played = { ...placed, id, roll, text: hundredths(roll), won, payout: BigInt(payout) };
    setHistory([played, ...history].slice(0, HISTORY));
    sound.play(won ? 'win' : 'lose');
    round.shown();
  };

  const said = last?.won ? t.result.won(money(last.payout)) : t.result.nothing;
  return (
    <GameFrame
      stall="river"
      announcement={last ? t.dice.said(hundredths(last.roll), said) : ''}
      celebration={last && last.payout > last.stake ? last.id : null}
      rules={{
        title: t.studio.rules,
        content: <RulesText lines={t.dice.rules(figure(view.rtp * 100, 1))} />,
      }}
      stage={
        <RiverStage
          bet={round.phase === 'idle' ? bet : (placed?.bet ?? bet)}
          phase={round.phase}
          roll={round.phase === 'revealing' ? (round.reply?.roll ?? null) : (last?.roll ?? null)}
          result={round.phase === 'idle' && last ? { won: last.won, text: said } : null}
          history={history}
          onTarget={(target) => setBet({ ...bet, target })}
          onShown={shown}
        />
      }
      deck={<DiceDeck bet={bet} onBet={setBet} stake={stake} round={round} ready={ready} onPlay={play} />}
    />
  );
}
