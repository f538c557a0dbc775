import type { ReactNode } from 'react';
import type { NoAnswer, Refusal } from '../session/refusal';
import { RefusalNote } from '../session/refusal-note';
import { Button } from '../ui/button';
import styles from './play-bar.module.css';

interface PlayBarProps {
  label: string;
  icon?: ReactNode;
  disabled: boolean;
  onPlay: () => void;
  refusal: Refusal | NoAnswer | null;
}

/** The next play, with why the last was refused. On a phone it stays at the lower edge of the screen. */
export function PlayBar({ label, icon, disabled, onPlay, refusal }: PlayBarProps) {
  return (
    <div className={styles.bar}>
      <RefusalNote refusal={refusal} />
      <Button tone="primary" wide className={styles.play} icon={icon} disabled={disabled} onClick={onPlay}>
        {label}
      </Button>
    </div>
  );
}
