import { NO_PRIZE, PRIZES, TICKETS } from '../../../../common/instant/scratch';
import { formatNumber } from '../../session/money';
import type { FindingProps, InstantScene } from '../scene';
import { prizeText, symbolOf } from './prize-symbols';
import { ScratchStage } from './scratch-stage';

/** The prize, and what stands on the panels. */
function ScratchFinding({ deal, t, language }: FindingProps) {
  const [prize = NO_PRIZE, ...panels] = deal;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <>
      <p>{prizeText(prize, { t, figure })}</p>
      <p>{panels.map((panel) => t.symbols[symbolOf(panel)]).join(' · ')}</p>
    </>
  );
}

export const scratchScene: InstantScene = {
  stall: 'lantern',
  words: ({ t, figure, view }) => ({
    play: t.scratch.play,
    playing: t.scratch.playing,
    finish: t.scratch.finish,
    history: t.scratch.history,
    rules: [
      ...t.scratch.rules(figure(view.rtp * 100)),
      [
        t.scratch.prizes(figure(TICKETS)),
        PRIZES.map(({ times, tickets }) => `${figure(times)}×: ${figure(tickets)}`).join(' · '),
      ].join(' '),
    ],
  }),
  Stage: ScratchStage,
  outcome: ({ shown }, wording) => prizeText(shown[0] ?? NO_PRIZE, wording),
  Finding: ScratchFinding,
};
