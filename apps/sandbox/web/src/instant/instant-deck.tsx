import type { InstantRound } from '../../../common/api';
import type { InstantRules } from '../../../common/instant/rules';
import { PlayBar } from '../frame/play-bar';
import type { PlayError } from '../session/errors';
import { usePlay } from '../session/play-context';
import { StakeField } from '../session/stake-field';
import type { Stake } from '../session/use-stake';
import { ChoiceField } from './choice-field';
import styles from './instant-deck.module.css';
import type { InstantScene } from './scene';

interface InstantDeckProps {
  rules: InstantRules;
  scene: InstantScene;
  /** The open round. */
  round: InstantRound | null;
  choice: number;
  onChoice: (choice: number) => void;
  stake: Stake;
  /** Stake and choice are those of a round. */
  locked: boolean;
  label: string;
  ready: boolean;
  onPlay: () => void;
  error: PlayError | null;
}

export function InstantDeck(props: InstantDeckProps) {
  const { rules, scene, round, choice, onChoice, stake, locked, label, ready, onPlay, error } = props;
  const words = scene.words(usePlay());
  return (
    <>
      <div className={styles.choice}>
        {rules.choices && words.choice && (
          <ChoiceField
            label={words.choice}
            choices={rules.choices}
            value={choice}
            onChange={onChoice}
            disabled={locked}
          />
        )}
        {scene.Odds && (
          <scene.Odds round={round} stake={round ? BigInt(round.stake) : stake.value} choice={choice} />
        )}
      </div>
      <StakeField stake={stake} disabled={locked} />
      <PlayBar label={label} disabled={!ready} onPlay={onPlay} error={error} />
    </>
  );
}
