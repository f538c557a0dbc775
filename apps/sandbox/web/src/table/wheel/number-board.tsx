import { POCKETS, WHEEL_SPOTS } from '../../../../common/shared-round/padma-wheel';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import type { FieldProps } from '../scene';
import { FieldButton } from './field-button';
import styles from './wheel-field.module.css';
import { colourOf, pocketName } from './wheel-words';

interface NumberBoardProps extends Pick<FieldProps, 'stakes' | 'won' | 'locked'> {
  /** The number whose bets are shown. */
  picked: number | null;
  onTap: (number: number) => void;
}

const NUMBERS = Array.from({ length: POCKETS }, (_, number) => number);

/** All numbers, with the chips on each; a line marks those of a bet on several. */
export function NumberBoard({ stakes, won, locked, picked, onTap }: NumberBoardProps) {
  const play = usePlay();
  const shared = new Set(
    Object.keys(stakes)
      .filter((spot) => /^(split|street|corner|line)-/.test(spot))
      .flatMap((spot) => WHEEL_SPOTS.get(spot) ?? []),
  );
  return (
    <div className={styles.board}>
      {NUMBERS.map((number) => (
        <FieldButton
          key={number}
          name={pocketName(number, play)}
          text={play.figure(number)}
          stake={stakes[`straight-${number}`]}
          won={won.has(`straight-${number}`)}
          locked={locked}
          onPress={() => onTap(number)}
          className={classNames(
            styles.number,
            styles[colourOf(number)],
            picked === number && styles.picked,
            shared.has(number) && styles.shared,
          )}
          style={{ '--street': Math.ceil(number / 3), '--rank': (number + 2) % 3 }}
        />
      ))}
    </div>
  );
}
