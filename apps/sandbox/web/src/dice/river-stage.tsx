import type { DiceBet } from '../../../common/studio/dice';
import { DICE_RULES } from '../../../common/studio/dice';
import { type PastRound, PastStrip } from '../frame/past-strip';
import { RiverScene } from '../scenes/river-scene';
import { usePlay } from '../session/play-context';
import type { RoundPhase } from '../session/use-round';
import { classNames } from '../ui/class-names';
import { RiverScale } from './river-scale';
import styles from './river-stage.module.css';
import { useDrift } from './use-drift';

interface RiverStageProps {
  bet: DiceBet;
  phase: RoundPhase;
  /** Where the boat is, or where it goes while it is being shown. */
  roll: number | null;
  result: { won: boolean; text: string } | null;
  history: readonly PastRound[];
  onTarget: (target: number) => void;
  onShown: () => void;
}

/** The river: a boat drifts to the roll, and the figure says where it is. */
export function RiverStage(props: RiverStageProps) {
  const { bet, phase, roll, result, history, onTarget, onShown } = props;
  const { t, hundredths } = usePlay();
  const place = useDrift(roll ?? DICE_RULES.highestRoll / 2, phase, onShown);
  const goal = (bet.over ? t.dice.goalOver : t.dice.goalUnder)(hundredths(bet.target));
  return (
    <>
      <RiverScene />
      <div className={styles.stage}>
        <PastStrip label={t.dice.history} rounds={history} />
        <div className={styles.figure} aria-hidden="true">
          <p
            className={classNames(
              styles.roll,
              result?.won && styles.won,
              result?.won === false && styles.lost,
            )}
          >
            {roll === null && phase === 'idle' ? '–' : hundredths(place)}
          </p>
          <p className={styles.goal}>{result ? result.text : goal}</p>
        </div>
        <RiverScale bet={bet} place={place} onTarget={onTarget} disabled={phase !== 'idle'} goal={goal} />
      </div>
    </>
  );
}
