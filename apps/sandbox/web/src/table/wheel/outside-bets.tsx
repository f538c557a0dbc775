import { PAYS, WHEEL_SPOTS } from '../../../../common/shared-round/padma-wheel';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import type { FieldProps } from '../scene';
import { FieldButton } from './field-button';
import styles from './wheel-field.module.css';
import { spotName } from './wheel-words';

const OUTSIDE = [...WHEEL_SPOTS].filter(([, numbers]) => numbers.length >= 12);

/** Dozens, columns, colours, odd and even, and halves. */
export function OutsideBets({ stakes, won, locked, onPlace }: FieldProps) {
  const play = usePlay();
  return (
    <div className={styles.outside}>
      {OUTSIDE.map(([spot, numbers]) => (
        <FieldButton
          key={spot}
          name={spotName(spot, play)}
          pays={play.t.table.pays(play.figure(PAYS / numbers.length - 1))}
          stake={stakes[spot]}
          won={won.has(spot)}
          locked={locked}
          onPress={() => onPlace(spot)}
          className={classNames(spot === 'red' && styles.red, spot === 'black' && styles.black)}
        />
      ))}
    </div>
  );
}
