import { useId } from 'react';
import type { SeatsLevel } from '../../../common/seats/api';
import { usePlay } from '../session/play-context';
import styles from './table-choice.module.css';

interface TableChoiceProps {
  levels: readonly SeatsLevel[];
  chosen: string;
  onChoose: (ante: string) => void;
}

/** The tables to sit at: their ante, what one must have, and how many sit there. */
export function TableChoice({ levels, chosen, onChoose }: TableChoiceProps) {
  const { t, money, figure } = usePlay();
  const name = useId();
  return (
    <fieldset className={styles.levels}>
      <legend className={styles.legend}>{t.seats.choose}</legend>
      {levels.map(({ ante, least, players }) => (
        <label key={ante} className={styles.level}>
          <input
            type="radio"
            name={name}
            value={ante}
            checked={ante === chosen}
            onChange={() => onChoose(ante)}
          />
          <span className={styles.ante}>{t.seats.ante(money(BigInt(ante), true))}</span>
          <span className={styles.about}>{t.seats.level(money(BigInt(least), true), figure(players))}</span>
        </label>
      ))}
    </fieldset>
  );
}
