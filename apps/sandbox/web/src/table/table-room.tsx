import { useEffect, useRef } from 'react';
import type { TableState } from '../../../common/shared-round/api';
import type { SharedRoundRules, Stakes } from '../../../common/shared-round/rules';
import { GameFrame } from '../frame/game-frame';
import { RulesText } from '../frame/rules-text';
import { type Play, usePlay } from '../session/play-context';
import { usePlayKey } from '../session/use-play-key';
import { Countdown } from './countdown';
import type { TableTitle } from './scene';
import { TableAside } from './table-aside';
import { TableDeck } from './table-deck';
import { tableMove } from './table-move';
import { TableStage } from './table-stage';
import { useSlip } from './use-slip';
import { roundKey, type Table } from './use-table';

const NONE: Stakes = {};

const bigints = (stakes: Record<string, string>): Stakes =>
  Object.fromEntries(Object.entries(stakes).map(([spot, stake]) => [spot, BigInt(stake)]));

const sum = (stakes: Stakes): bigint => Object.values(stakes).reduce((total, stake) => total + stake, 0n);

/** The spots that pay more than their stake, or give it back. */
function wonSpots<Result>(rules: SharedRoundRules<Result>, result: Result, state: TableState): Set<string> {
  const pool = bigints(state.pool);
  // A stake of one whole hundred is enough to tell: no rule pays less than a hundredth.
  return new Set(rules.spots.filter((spot) => rules.spotPayout(result, spot, pool[spot] || 100n, pool) > 0n));
}

function ownResult(state: TableState | null, stake: bigint, { t, money }: Play) {
  const payout = state?.own?.payout;
  if (payout === undefined || payout === null) return null;
  const amount = BigInt(payout);
  if (amount === 0n) return { text: t.result.nothing, worthIt: false };
  const worthIt = amount > stake;
  return { text: (worthIt ? t.result.won : t.result.returned)(money(amount)), worthIt };
}

/** The frame of every table: one bet a round on its spots, the shared result, the road. */
export function TableRoom({ rules, scene, table }: TableTitle & { table: Table }) {
  const play = usePlay();
  const { t, view, sound } = play;
  const { state, revealed } = table;
  const slip = useSlip();
  const move = tableMove(state);
  const own = state?.own ? bigints(state.own.stakes) : null;
  const bet = own && sum(own);
  const ready = move === 'bet' && table.connected && !table.asking && slip.total > 0n;

  const press = async () => {
    if (!ready) return;
    sound.play('tick');
    const stakes = Object.fromEntries(
      Object.entries(slip.stakes).map(([spot, stake]) => [spot, String(stake)]),
    );
    if (await table.bet({ stakes })) slip.placed();
  };
  usePlayKey(press);

  const result = state?.phase === 'result' ? state.result : null;
  const shown = revealed && result !== null ? scene.outcome(result, play) : null;
  const outcome = shown !== null && bet !== null ? ownResult(state, bet, play) : null;
  const key = state && shown !== null ? roundKey(state) : null;
  useResultSound(key, outcome?.worthIt ?? null);
  const isOpen = state?.phase === 'open';
  const words = isOpen ? t.table.open : t.table.closed;
  const announced = [words, shown, outcome?.text].filter(Boolean);
  return (
    <GameFrame
      stall={scene.stall}
      cutOff={!table.connected}
      commitment={state?.commitment}
      announcement={state ? announced.join('. ') : ''}
      celebration={outcome?.worthIt ? key : null}
      rules={{ title: t.studio.rules, content: <RulesText lines={scene.rules(play)} /> }}
      stage={
        <TableStage
          backdrop={scene.backdrop}
          countdown={
            <Countdown
              open={isOpen}
              until={(isOpen ? state.closesAt : state?.nextAt) ?? null}
              whole={(isOpen ? view.table?.openMs : view.table?.resultMs) ?? 1}
              words={words}
              now={() => table.clock.now()}
            />
          }
          outcome={shown}
          own={outcome}
        >
          <scene.Stage
            state={state}
            result={result}
            revealed={revealed}
            elapsed={table.elapsed}
            now={() => table.clock.now()}
          />
        </TableStage>
      }
      deck={
        <TableDeck
          field={
            <scene.Field
              stakes={own ?? (slip.total === 0n ? NONE : slip.stakes)}
              pool={state?.pool ?? {}}
              won={state && revealed && result !== null ? wonSpots(rules, result, state) : new Set()}
              locked={move !== 'bet' || table.asking}
              onPlace={(spot) => {
                sound.play('stop');
                slip.place(spot);
              }}
            />
          }
          slip={slip}
          move={move}
          bet={bet}
          ready={ready}
          asking={table.asking}
          error={table.error}
          onBet={press}
        />
      }
      aside={<TableAside state={shown === null ? withoutLatest(state) : state} scene={scene} />}
    />
  );
}

/** Until the result has been shown, the road must not tell it. */
function withoutLatest(state: TableState | null): TableState | null {
  return state?.phase === 'result' ? { ...state, road: state.road.slice(0, -1) } : state;
}

function useResultSound(round: string | null, won: boolean | null): void {
  const { sound } = usePlay();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (round === before.current) return;
    before.current = round;
    if (round !== null) sound.play(won === null ? 'stop' : won ? 'win' : 'lose');
  }, [round, won, sound]);
}
