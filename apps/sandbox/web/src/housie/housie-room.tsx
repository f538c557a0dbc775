import { useEffect, useRef, useState } from 'react';
import type { HousieState } from '../../../common/housie/api';
import { GameFrame } from '../frame/game-frame';
import { RulesText } from '../frame/rules-text';
import { HallScene } from '../scenes/hall-scene';
import { type Play, usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { Countdown } from '../table/countdown';
import { TableStage } from '../table/table-stage';
import { BallBoard } from './ball-board';
import { HousieDeck } from './housie-deck';
import { PrizeList, winnersText } from './prize-list';
import type { Room } from './use-housie';

const FIRST_COUNT = 3;

/** Prizes that were won with the latest ball. */
const wonNow = (state: HousieState) =>
  state.prizes.filter(({ won }) => won !== null && won.ball === state.balls.length);

/** What the player has won of a draw that is over; null before, and without tickets. */
function ownResult({ own }: HousieState, { t, money }: Play): { text: string; worthIt: boolean } | null {
  if (own?.payout == null) return null;
  if (own.refunded) return { text: t.fairness.voided, worthIt: false };
  const payout = BigInt(own.payout);
  return payout > 0n
    ? { text: t.result.won(money(payout)), worthIt: true }
    : { text: t.result.nothing, worthIt: false };
}

const PHASES = { open: 'open', draw: 'drawing', result: 'over' } as const;

/** What a screen reader is told: the phase, or the ball with what was won by it, and the own result. */
function announcementOf(state: HousieState, own: string | undefined, play: Play): string {
  const { t, figure } = play;
  const ball = state.balls.at(-1);
  const won = state.phase === 'open' ? [] : wonNow(state);
  return [
    state.phase === 'draw' && ball !== undefined
      ? t.housie.ball(figure(ball))
      : t.housie[PHASES[state.phase]],
    ...won.map((prize) => t.housie.wonPrize(t.housie.kinds[prize.kind], winnersText(prize, play))),
    own,
  ]
    .filter(Boolean)
    .join('. ');
}

/** The frame of housie: the sale, the balls, the own tickets and the prizes. */
export function HousieRoom({ room }: { room: Room }) {
  const play = usePlay();
  const { t, view, figure, money, balance, sound } = play;
  const { state } = room;
  const [count, setCount] = useState(FIRST_COUNT);
  const cost = BigInt(view.housie?.price ?? '0') * BigInt(count);
  const isOpen = state?.phase === 'open';
  const ready = isOpen && state.own === null && room.connected && !room.asking && cost <= balance;
  const buy = () => {
    if (!ready) return;
    sound.play('tick');
    void room.buy(count);
  };
  usePlayKey(buy);

  const own = state && ownResult(state, play);
  useBallSound(state);
  const latest = state && state.phase !== 'open' ? wonNow(state) : [];
  const rules = t.housie.rules(
    money(BigInt(view.housie?.price ?? '0'), true),
    figure((view.housie?.saleMs ?? 0) / 1000),
    figure(view.rtp * 100, 0),
  );
  return (
    <GameFrame
      stall="hall"
      cutOff={!room.connected}
      commitment={state?.commitment}
      announcement={state ? announcementOf(state, own?.text, play) : ''}
      celebration={own?.worthIt && state ? state.name : null}
      rules={{ title: t.studio.rules, content: <RulesText lines={rules} /> }}
      stage={
        <TableStage
          backdrop={<HallScene />}
          countdown={
            <Countdown
              open={isOpen}
              until={(isOpen ? state.closesAt : state?.nextAt) ?? null}
              whole={(isOpen ? view.housie?.saleMs : view.housie?.resultMs) ?? 1}
              words={state ? t.housie[PHASES[state.phase]] : t.studio.loading}
              now={() => room.clock.now()}
            />
          }
          outcome={latest.length > 0 ? latest.map(({ kind }) => t.housie.kinds[kind]).join(' · ') : null}
          own={own}
        >
          <BallBoard balls={state?.balls ?? []} />
        </TableStage>
      }
      deck={<HousieDeck room={room} count={count} cost={cost} ready={ready} onCount={setCount} onBuy={buy} />}
      aside={<PrizeList state={state} />}
    />
  );
}

/** A tone for each ball, and another where the player has won something by it. */
function useBallSound(state: HousieState | null): void {
  const { sound } = usePlay();
  const heard = useRef('');
  useEffect(() => {
    if (state === null || state.phase === 'open') return;
    const ball = `${state.name}:${state.balls.length}`;
    if (ball === heard.current) return;
    heard.current = ball;
    const isOwn = wonNow(state).some(({ won }) => won?.winners.some(({ own }) => own));
    sound.play(isOwn ? 'win' : 'stop');
  }, [state, sound]);
}
