import {
  handPoints,
  type LotusResult,
  type LotusSpot,
  lotusTable,
} from '../../../../common/shared-round/lotus-table';
import { cardName } from '../../cards/card-words';
import { PondScene } from '../../scenes/pond-scene';
import { usePlay } from '../../session/play-context';
import { tableRules } from '../returned';
import type { FieldProps, TableScene, Wording } from '../scene';
import { SpotButtons } from '../spot-buttons';
import { CARD_MS, LotusStage } from './lotus-stage';

const TONES = { player: 'blue', tie: 'green', banker: 'red' } as const;
const SPOTS: readonly LotusSpot[] = ['player', 'tie', 'banker'];
/** To 1, and with how many digits behind the point. */
const PAYS: Record<LotusSpot, readonly [number, number]> = { player: [1, 0], tie: [8, 0], banker: [0.95, 2] };

const spotOf = (mark: string): LotusSpot =>
  SPOTS.find((spot) => spot.charAt(0).toUpperCase() === mark) ?? 'tie';

const spotName = (spot: string, { t }: Wording): string =>
  (t.lotus.spots as Partial<Record<string, string>>)[spot] ?? spot;

function outcome({ player, banker, winner }: LotusResult, { t, figure }: Wording): string {
  const [first, second] = [handPoints(player), handPoints(banker)];
  if (winner === 'tie') return t.lotus.tied(figure(first));
  return t.lotus.wins(
    t.lotus.spots[winner],
    figure(Math.max(first, second)),
    figure(Math.min(first, second)),
  );
}

function LotusField(props: FieldProps) {
  const { t, figure } = usePlay();
  const spots = SPOTS.map((spot) => ({
    spot,
    name: t.lotus.spots[spot],
    tone: TONES[spot],
    pays: t.table.pays(figure(...PAYS[spot])),
  }));
  return <SpotButtons {...props} spots={spots} />;
}

export const lotusScene: TableScene<LotusResult> = {
  stall: 'lotus',
  backdrop: <PondScene />,
  rules: (play) => tableRules(play.t.lotus.rules, lotusTable, spotName, play),
  spot: spotName,
  revealMs: ({ player, banker }) => (player.length + banker.length + 1) * CARD_MS,
  Stage: LotusStage,
  Field: LotusField,
  outcome,
  detail: ({ player, banker }, wording) =>
    [[wording.t.lotus.spots.player, player] as const, [wording.t.lotus.spots.banker, banker] as const].map(
      ([side, cards]) => `${side}: ${cards.map((card) => cardName(card, wording)).join(' · ')}`,
    ),
  bead: (mark, { t }) => {
    const spot = spotOf(mark);
    return { text: t.lotus.letters[spot], name: t.lotus.spots[spot], tone: TONES[spot] };
  },
  sides: { neutral: 'T' },
};
