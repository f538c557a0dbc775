import { useState } from 'react';
import type { CrashState } from '../../../common/api';
import type { CrashRules } from '../../../common/studio/crash';
import { GameFrame } from '../frame/game-frame';
import { RulesText } from '../frame/rules-text';
import { inDigits, parseFigure } from '../session/money';
import { type Play, usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { useStake } from '../session/use-stake';
import { CrashDeck } from './crash-deck';
import { moveIn } from './crash-move';
import { KiteStage } from './kite-stage';
import { Players } from './players';
import { useCrash } from './use-crash';
import { useCrashSounds } from './use-crash-sounds';

const FIRST_AUTO = '2.00';

/** The result of the own bet, or null while it is open. */
function ownResult(state: CrashState | null, { t, money, hundredths }: Play): string | null {
  const own = state?.own;
  if (!own) return null;
  if (own.cashOutAt !== null)
    return t.crash.tookAt(`${hundredths(own.cashOutAt)}×`, money(BigInt(own.payout ?? '0')));
  return state.phase === 'crashed' ? t.crash.gone(money(BigInt(own.amount))) : null;
}

function announce(state: CrashState | null, { t, hundredths }: Play, result: string | null): string {
  if (state === null) return '';
  if (state.phase === 'waiting') return t.crash.open;
  const phase = state.bust === null ? t.crash.flying : t.crash.flewAway(`${hundredths(state.bust)}×`);
  return [phase, result].filter(Boolean).join('. ');
}

export function CrashGame({ rules }: { rules: CrashRules }) {
  const play = usePlay();
  const { t, figure, view } = play;
  const crash = useCrash();
  const stake = useStake();
  const [auto, setAuto] = useState({ on: false, text: inDigits(FIRST_AUTO, play.language) });
  const { state } = crash;
  const move = moveIn(state);
  const result = ownResult(state, play);
  useCrashSounds(state);

  const autoAt = Number(parseFigure(auto.text, 2) ?? 0n);
  const { min, max } = rules.autoCashOut;
  const autoFits = autoAt >= min && autoAt <= max;
  const free = crash.connected && !crash.asking;
  const ready =
    free && (move === 'cash-out' || (move === 'bet' && stake.value !== null && (!auto.on || autoFits)));

  const press = () => {
    if (!ready) return;
    if (move === 'cash-out') void crash.cashOut();
    else void crash.bet({ amount: String(stake.value), ...(auto.on ? { autoCashOut: autoAt } : {}) });
  };
  usePlayKey(press);

  const own = state?.own;
  const worthIt = own?.payout && BigInt(own.payout) > BigInt(own.amount);
  return (
    <GameFrame
      stall="sky"
      cutOff={!crash.connected}
      commitment={state?.commitment}
      announcement={announce(state, play, result)}
      celebration={worthIt ? own.round : null}
      rules={{
        title: t.studio.rules,
        content: <RulesText lines={t.crash.rules(figure(view.rtp * 100, 1))} />,
      }}
      stage={<KiteStage state={state} clock={crash.clock} rules={rules} result={result} />}
      deck={
        <CrashDeck
          stake={stake}
          auto={auto}
          onAuto={setAuto}
          autoError={auto.on && !autoFits ? t.crash.autoInvalid(`${figure(min / 100, 2)}×`) : undefined}
          move={move}
          ready={ready}
          own={own ?? null}
          startedAt={state?.startedAt ?? null}
          growth={rules.growth}
          clock={crash.clock}
          error={crash.error}
          onPress={press}
        />
      }
      aside={<Players state={state} />}
    />
  );
}
