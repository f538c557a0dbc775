import { type KeyboardEvent, useRef, useState } from 'react';
import { type FishKilled, MOST_SHOTS } from '../../../common/fish/api';
import { kindOf } from '../../../common/fish/kinds';
import type { Fish } from '../../../common/fish/water';
import { GameFrame } from '../frame/game-frame';
import { PlayBar } from '../frame/play-bar';
import { AppError, type PlayError, playErrorOf } from '../session/errors';
import { formatMoney } from '../session/money';
import { usePlay } from '../session/play-context';
import { StakeField } from '../session/stake-field';
import { usePlayKey } from '../session/use-play-key';
import { useStake } from '../session/use-stake';
import { FishPlayers } from './fish-players';
import { FishRules } from './fish-rules';
import { FishStage } from './fish-stage';
import type { Drawn } from './places';
import { useAim } from './use-aim';
import { useFish } from './use-fish';
import { useSplashes } from './use-splashes';

/** A shot that came too late or too soon cost nothing, and is told beside the water instead of as an error. */
function isHarmless(error: PlayError): error is AppError {
  if (!(error instanceof AppError)) return false;
  return error.code === 'round_closed' || (error.code === 'limit' && error.params['rule'] === 'shots');
}

export function FishGame() {
  const { t, view, language, money, figure, sound } = usePlay();
  const stake = useStake();
  const [drawn] = useState(() => new Map<string, Drawn>());
  const { splashes, splash } = useSplashes();
  const [note, setNote] = useState('');
  const [error, setError] = useState<PlayError | null>(null);
  const [best, setBest] = useState<string | null>(null);
  const mine = useRef(new Set<string>());

  const fish = useFish(({ fish: id, payout, currency, name }: FishKilled) => {
    const place = drawn.get(id);
    if (!place) return;
    const own = mine.current.has(id);
    const symbol = currency === view.currency.code ? view.currency.symbol : `${currency} `;
    const paid = formatMoney(BigInt(payout), { ...view.currency, symbol }, language, true);
    splash({ x: place.x, y: place.y, text: own ? `+${paid}` : `${name} +${paid}`, own });
  });
  const { chosen, choose, press } = useAim(fish.swimming);
  const nameOf = ({ kind }: Fish) => kindOf(kind).names[language];

  const shoot = async (at: Fish) => {
    if (stake.value === null || !fish.connected) return;
    const place = drawn.get(at.id);
    if (place) splash({ x: place.x, y: place.y, text: null, own: true });
    sound.play('tick');
    mine.current.add(at.id);
    setError(null);
    try {
      const { killed, payout } = await fish.shoot(at, stake.value);
      setNote(killed ? t.fish.caught(nameOf(at), money(BigInt(payout))) : t.fish.missed(nameOf(at)));
      if (killed) {
        sound.play('win');
        setBest(at.id);
      }
    } catch (caught) {
      const failure = playErrorOf(caught);
      if (!isHarmless(failure)) setError(failure);
      else setNote(failure.code === 'limit' ? t.fish.tooFast(figure(MOST_SHOTS)) : t.fish.gone);
    } finally {
      mine.current.delete(at.id);
    }
  };

  const shootChosen = () => {
    if (chosen) void shoot(chosen);
  };
  usePlayKey(shootChosen);
  const pressKey = (event: KeyboardEvent) => {
    if (press(event) || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!event.repeat) shootChosen();
  };

  const pays = chosen ? `${figure(kindOf(chosen.kind).worth)}×` : '';
  return (
    <GameFrame
      stall="pond"
      cutOff={!fish.connected}
      announcement={note}
      celebration={best}
      rules={{ title: t.studio.rules, content: <FishRules /> }}
      stage={
        <FishStage
          fish={fish.swimming}
          clock={fish.clock}
          chosen={chosen?.id ?? null}
          splashes={splashes}
          note={note || t.fish.hint}
          drawn={drawn}
          onAim={(one) => {
            choose(one.id);
            void shoot(one);
          }}
          onKey={pressKey}
        />
      }
      deck={
        <>
          <StakeField stake={stake} disabled={false} />
          <PlayBar
            label={chosen ? t.fish.shootAt(nameOf(chosen), pays) : t.fish.choose}
            disabled={!chosen || stake.value === null || !fish.connected}
            onPlay={shootChosen}
            error={fish.ended ? new AppError('session_ended') : error}
          />
        </>
      }
      aside={<FishPlayers players={fish.players} />}
    />
  );
}
