import { CASH_OUT, minesPayout } from '../../../../common/instant/mines';
import { formatNumber } from '../../session/money';
import type { FindingProps, InstantScene, RoundFacts, Wording } from '../scene';
import { MinesOdds } from './mines-odds';
import { MinesStage } from './mines-stage';

/** The tiles that were turned over and safe. */
const safeTiles = ({ steps, shown }: RoundFacts): number[] =>
  steps.filter((step) => step !== CASH_OUT && !shown.includes(step));

/** What so many safe tiles pay, such as 1.45×, rounded down. */
export const timesOf = (mines: number, safe: number, figure: Wording['figure']): string =>
  `${figure(Number(minesPayout(100n, mines, safe)) / 100, 2)}×`;

function MinesFinding({ deal, t, language }: FindingProps) {
  const tiles = [...deal].sort((one, other) => one - other);
  return <p>{t.mines.places(tiles.map((tile) => formatNumber(tile + 1, language)).join(' · '))}</p>;
}

export const minesScene: InstantScene = {
  stall: 'pond',
  words: ({ t, figure, view }) => ({
    play: t.mines.play,
    playing: t.mines.playing,
    history: t.mines.history,
    choice: t.mines.mines,
    rules: t.mines.rules(figure(view.rtp * 100)),
  }),
  Stage: MinesStage,
  Odds: MinesOdds,
  action: ({ steps, payout }, { t, money }) =>
    steps.length === 0 ? null : { label: t.mines.cashOut(money(BigInt(payout))), step: CASH_OUT },
  outcome: (round, { t, figure }) => {
    const hit = round.steps.some((step) => round.shown.includes(step));
    return hit ? t.mines.hit : timesOf(round.choice, safeTiles(round).length, figure);
  },
  Finding: MinesFinding,
};
