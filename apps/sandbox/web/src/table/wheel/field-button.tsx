import type { CSSProperties, ReactNode } from 'react';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Chip } from '../chip';
import styles from './wheel-field.module.css';

interface FieldButtonProps {
  name: string;
  /** What is seen instead of the name. */
  text?: ReactNode;
  pays?: string;
  stake: bigint | undefined;
  won: boolean;
  locked: boolean;
  onPress: () => void;
  pressed?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A place of the field, with the chips on it. */
export function FieldButton(props: FieldButtonProps) {
  const { t, money } = usePlay();
  const { name, text, pays, stake, won, locked, onPress, pressed, className, style } = props;
  return (
    <button
      type="button"
      className={classNames(styles.place, className, won && styles.won)}
      style={style}
      aria-disabled={locked}
      aria-pressed={pressed}
      onClick={() => {
        if (!locked) onPress();
      }}
    >
      <span className={styles.words}>
        {text === undefined ? (
          <b>{name}</b>
        ) : (
          <>
            <b aria-hidden="true">{text}</b>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
        {pays && <span className={styles.pays}>{pays}</span>}
      </span>
      {stake !== undefined && (
        <>
          <Chip key={String(stake)} amount={stake} small />
          <VisuallyHidden>{t.table.staked(money(stake))}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
