import { PLINKO_PAYS, plinkoSlot } from '../../../../common/instant/plinko';
import { formatNumber } from '../../session/money';
import type { FindingProps, InstantScene, Wording } from '../scene';
import { PlinkoStage } from './plinko-stage';

/** What a slot pays, such as 1.3×. */
export const slotPay = (slot: number, figure: Wording['figure']): string => {
  const tenths = PLINKO_PAYS[slot] ?? 0;
  return `${figure(tenths / 10, tenths % 10 === 0 ? 0 : 1)}×`;
};

/** The turns as arrows, and the slot they lead to. */
function PlinkoFinding({ deal, language }: FindingProps) {
  const figure = (value: number, digits = 0) => formatNumber(value, language, digits);
  return (
    <p dir="ltr">
      {deal.map((turn) => (turn === 1 ? '→' : '←')).join(' ')} · {slotPay(plinkoSlot(deal), figure)}
    </p>
  );
}

export const plinkoScene: InstantScene = {
  stall: 'rain',
  words: ({ t, figure, view }) => ({
    play: t.plinko.play,
    playing: t.plinko.playing,
    history: t.plinko.history,
    rules: t.plinko.rules(
      PLINKO_PAYS.map((_, slot) => slotPay(slot, figure)).join(' · '),
      figure(view.rtp * 100, 4),
    ),
  }),
  Stage: PlinkoStage,
  outcome: ({ shown }, { figure }) => slotPay(plinkoSlot(shown), figure),
  Finding: PlinkoFinding,
};
