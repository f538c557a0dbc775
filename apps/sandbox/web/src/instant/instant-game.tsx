import { useState } from 'react';
import type { InstantRules } from '../../../common/instant/rules';
import { GameFrame } from '../frame/game-frame';
import type { PastRound } from '../frame/past-strip';
import { RulesText } from '../frame/rules-text';
import { usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { useStake } from '../session/use-stake';
import { InstantDeck } from './instant-deck';
import type { InstantScene } from './scene';
import { useInstant } from './use-instant';

const HISTORY = 12;

/** The frame of every instant title: stake, choice, round, rules and results; the scene draws it. */
export function InstantGame({ rules, scene }: { rules: InstantRules; scene: InstantScene }) {
  const play = usePlay();
  const { t, connected, sound, money } = play;
  const [chosen, setChosen] = useState(rules.choices?.usual ?? 0);
  const [past, setPast] = useState<PastRound[]>([]);
  const [finish, setFinish] = useState(false);
  const [draft, setDraft] = useState(0);
  const stake = useStake();
  const { round, bet, start, step } = useInstant();
  const idle = bet.phase === 'idle';
  const open = round !== null && !round.over;
  const choice = open ? round.choice : chosen;
  const action = open ? (scene.action?.(round, play, draft) ?? null) : null;
  const ready = idle && connected && (open ? action !== null : stake.value !== null);
  const words = scene.words(play);
  const finishable = bet.phase === 'revealing' && words.finish !== undefined;

  const press = () => {
    if (finishable) setFinish(true);
    if (!ready) return;
    setFinish(false);
    sound.play('tick');
    if (action) step(action.step);
    else if (stake.value !== null) {
      setDraft(0);
      start(stake.value, choice);
    }
  };
  usePlayKey(press);

  const payout = BigInt(round?.payout ?? '0');
  const won = payout > BigInt(round?.stake ?? '0');
  const shown = () => {
    if (round?.over) {
      const entry = { id: round.round, text: scene.outcome(round, play), won };
      setPast((before) => [entry, ...before.filter(({ id }) => id !== entry.id)].slice(0, HISTORY));
      sound.play(won ? 'win' : 'lose');
    } else sound.play('stop');
    bet.shown();
  };

  const rested = idle && round?.over ? round : null;
  const text = payout === 0n ? t.result.nothing : (won ? t.result.won : t.result.returned)(money(payout));
  const announced = idle && round ? [scene.outcome(round, play), ...(rested ? [text] : [])] : [];
  return (
    <GameFrame
      stall={scene.stall}
      announcement={announced.join('. ')}
      celebration={rested && won ? rested.round : null}
      rules={{ title: t.studio.rules, content: <RulesText lines={words.rules} /> }}
      stage={
        <scene.Stage
          round={round}
          phase={bet.phase}
          choice={choice}
          result={rested ? { text, worthIt: won } : null}
          past={past}
          finish={finish}
          onStep={(next) => {
            if (idle && connected) step(next);
          }}
          draft={draft}
          onDraft={setDraft}
          onShown={shown}
        />
      }
      deck={
        <InstantDeck
          rules={rules}
          scene={scene}
          round={open ? round : null}
          choice={choice}
          onChoice={setChosen}
          stake={stake}
          locked={!idle || open}
          label={
            idle && !open ? words.play : (action?.label ?? ((finishable && words.finish) || words.playing))
          }
          ready={ready || finishable}
          onPlay={press}
          error={bet.error}
        />
      }
    />
  );
}
