import {
  type DerbyResult,
  type DerbySpot,
  villageDerby,
} from '../../../../common/shared-round/village-derby';
import { usePlay } from '../../session/play-context';
import { tableRules } from '../returned';
import type { FieldProps, TableScene, Wording } from '../scene';
import { SpotButtons } from '../spot-buttons';
import { DerbyBackdrop } from './derby-backdrop';
import { DerbyStage } from './derby-stage';
import styles from './derby-stage.module.css';
import { oddsNow } from './odds';
import { PULL_MS } from './ribbon';

const TONES = { meron: 'red', wala: 'blue', draw: 'green' } as const;
const SPOTS: readonly DerbySpot[] = ['meron', 'wala'];

const sideOf = (mark: string): DerbyResult['winner'] =>
  mark === 'M' ? 'meron' : mark === 'W' ? 'wala' : 'draw';

const spotName = (spot: string, { t }: Wording): string =>
  (t.derby.spots as Partial<Record<string, string>>)[spot] ?? spot;

const outcome = ({ winner }: DerbyResult, { t }: Wording): string =>
  winner === 'draw' ? t.derby.draw : t.derby.wins(t.derby.spots[winner]);

function DerbyField(props: FieldProps) {
  const { t, hundredths } = usePlay();
  const spots = SPOTS.map((spot) => {
    const odds = oddsNow(spot, props.pool);
    return {
      spot,
      name: t.derby.spots[spot],
      tone: TONES[spot],
      pays: odds === null ? t.derby.noOdds : t.derby.odds(hundredths(odds)),
    };
  });
  return <SpotButtons {...props} spots={spots} note={<p className={styles.note}>{t.derby.note}</p>} />;
}

export const derbyScene: TableScene<DerbyResult> = {
  stall: 'derby',
  backdrop: <DerbyBackdrop />,
  rules: (play) => tableRules(play.t.derby.rules, villageDerby, spotName, play),
  spot: spotName,
  revealMs: () => PULL_MS,
  Stage: DerbyStage,
  Field: DerbyField,
  outcome,
  bead: (mark, { t }) => {
    const side = sideOf(mark);
    const name = side === 'draw' ? t.derby.draw : t.derby.spots[side];
    return { text: t.derby.letters[side], name, tone: TONES[side] };
  },
  sides: { neutral: 'D' },
};
