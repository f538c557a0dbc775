import type { ReactNode } from 'react';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Chip } from './chip';
import type { FieldProps } from './scene';
import styles from './spot-buttons.module.css';

export interface SpotButton {
  spot: string;
  name: string;
  tone: 'red' | 'blue' | 'green';
  /** What it pays, in words. */
  pays: string;
}

interface SpotButtonsProps extends FieldProps {
  spots: readonly SpotButton[];
  /** Below the buttons. */
  note?: ReactNode;
}

/** The few spots of a table as large buttons, with the chips on each and what all players have staked. */
export function SpotButtons({ spots, stakes, pool, won, locked, onPlace, note }: SpotButtonsProps) {
  const { t, money } = usePlay();
  return (
    <fieldset>
      <legend className={styles.legend}>{t.table.spots}</legend>
      <div className={styles.field}>
        {spots.map(({ spot, name, tone, pays }) => {
          const stake = stakes[spot];
          return (
            <button
              key={spot}
              type="button"
              className={classNames(styles.spot, styles[tone], won.has(spot) && styles.won)}
              aria-disabled={locked}
              onClick={() => {
                if (!locked) onPlace(spot);
              }}
            >
              <b className={styles.name}>{name}</b>
              <span className={styles.pays}>{pays}</span>
              <span className={styles.chips}>
                {stake !== undefined && <Chip key={String(stake)} amount={stake} />}
              </span>
              {stake !== undefined && <VisuallyHidden>{t.table.staked(money(stake))}</VisuallyHidden>}
              <span className={styles.pool}>
                <VisuallyHidden>{t.table.pool} </VisuallyHidden>
                {money(BigInt(pool[spot] ?? '0'), true)}
              </span>
            </button>
          );
        })}
      </div>
      {note}
    </fieldset>
  );
}
