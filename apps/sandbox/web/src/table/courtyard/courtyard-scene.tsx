import {
  type CourtyardResult,
  type CourtyardSpot,
  courtyardCards,
} from '../../../../common/shared-round/courtyard-cards';
import { cardName } from '../../cards/card-words';
import { StallScene } from '../../scenes/stall-scene';
import { usePlay } from '../../session/play-context';
import { tableRules } from '../returned';
import type { FieldProps, TableScene, Wording } from '../scene';
import { SpotButtons } from '../spot-buttons';
import { CourtyardStage, courtyardRevealMs } from './courtyard-stage';

const TONES = { andar: 'red', bahar: 'blue' } as const;
const SPOTS: readonly CourtyardSpot[] = ['andar', 'bahar'];
/** To 1, and with how many digits behind the point. */
const PAYS: Record<CourtyardSpot, readonly [number, number]> = { andar: [0.9, 1], bahar: [1, 0] };

const spotName = (spot: string, { t }: Wording): string =>
  (t.courtyard.spots as Partial<Record<string, string>>)[spot] ?? spot;

function CourtyardField(props: FieldProps) {
  const { t, figure } = usePlay();
  const spots = SPOTS.map((spot) => ({
    spot,
    name: t.courtyard.spots[spot],
    tone: TONES[spot],
    pays: t.table.pays(figure(...PAYS[spot])),
  }));
  return <SpotButtons {...props} spots={spots} />;
}

export const courtyardScene: TableScene<CourtyardResult> = {
  stall: 'courtyard',
  backdrop: <StallScene stall="grove" />,
  rules: (play) => tableRules(play.t.courtyard.rules, courtyardCards, spotName, play),
  spot: spotName,
  revealMs: courtyardRevealMs,
  Stage: CourtyardStage,
  Field: CourtyardField,
  outcome: ({ winner, cards }, { t, figure }) =>
    t.courtyard.wins(t.courtyard.spots[winner], figure(cards.length)),
  detail: ({ joker, cards }, wording) => {
    const names = (wanted: number) =>
      cards
        .filter((_, place) => place % 2 === wanted)
        .map((card) => cardName(card, wording))
        .join(' · ');
    const { joker: word, spots } = wording.t.courtyard;
    return [
      `${word}: ${cardName(joker, wording)}`,
      `${spots.andar}: ${names(0)}`,
      ...(cards.length > 1 ? [`${spots.bahar}: ${names(1)}`] : []),
    ];
  },
  bead: (mark, { t }) => {
    const spot = mark === 'A' ? 'andar' : 'bahar';
    return { text: t.courtyard.letters[spot], name: t.courtyard.spots[spot], tone: TONES[spot] };
  },
  sides: { neutral: null },
};
