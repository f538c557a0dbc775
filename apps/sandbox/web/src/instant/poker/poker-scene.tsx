import { HAND, RANKS } from '../../../../common/instant/poker';
import { cardName } from '../../cards/card-words';
import { formatNumber } from '../../session/money';
import type { FindingProps, InstantScene } from '../scene';
import { PokerStage } from './poker-stage';
import { rankName } from './rank-name';

/** The five cards that were dealt, and those that were drawn from, in order. */
function PokerFinding({ deal, t, language }: FindingProps) {
  const figure = (value: number) => formatNumber(value, language);
  const names = deal.map((card) => cardName(card, { t, figure }));
  return (
    <>
      <p>{names.slice(0, HAND).join(' · ')}</p>
      <p>
        {t.poker.draw}: {names.slice(HAND).join(' · ')}
      </p>
    </>
  );
}

export const pokerScene: InstantScene = {
  stall: 'river',
  words: ({ t, figure, view }) => ({
    play: t.poker.play,
    playing: t.poker.playing,
    history: t.poker.history,
    rules: t.poker.rules(
      RANKS.map(({ name, pays }) => `${t.poker.ranks[name]} ${figure(pays)}×`).join(' · '),
      figure(view.rtp * 100, 4),
    ),
  }),
  Stage: PokerStage,
  action: (_, { t }, draft) => ({ label: t.poker.draw, step: draft }),
  outcome: ({ shown }, wording) => rankName(shown, wording),
  Finding: PokerFinding,
};
