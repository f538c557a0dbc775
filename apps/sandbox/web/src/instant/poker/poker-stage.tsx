import { HAND } from '../../../../common/instant/poker';
import { RiverScene } from '../../scenes/river-scene';
import { usePlay } from '../../session/play-context';
import { InstantStage } from '../instant-stage';
import type { StageProps } from '../scene';
import { useReveal } from '../use-reveal';
import { PlayingCard } from './playing-card';
import styles from './poker-stage.module.css';
import { rankName } from './rank-name';

const TURN_MS = 300;
const PLACES = Array.from({ length: HAND }, (_, place) => place);

/** Five cards on the river; a press on one holds it. */
export function PokerStage({ round, phase, result, past, draft, onDraft, onShown }: StageProps) {
  const play = usePlay();
  const { t } = play;
  useReveal(phase, TURN_MS, onShown);
  const hand = round?.shown ?? [];
  const choosing = round !== null && !round.over && phase === 'idle';
  const said = choosing ? { text: rankName(hand, play), worthIt: false } : result;
  return (
    <InstantStage backdrop={<RiverScene />} history={t.poker.history} past={past} result={said}>
      <fieldset className={styles.hand}>
        <legend className={styles.legend}>{t.poker.hand}</legend>
        {PLACES.map((place) => (
          <PlayingCard
            key={`${place} ${hand[place]}`}
            card={hand[place] ?? null}
            held={((draft >> place) & 1) === 1}
            playable={choosing}
            onHold={() => onDraft(draft ^ (1 << place))}
          />
        ))}
      </fieldset>
    </InstantStage>
  );
}
