import type { ReactNode } from 'react';
import { ErrorNote } from '../session/error-note';
import type { PlayError } from '../session/errors';
import { Button } from '../ui/button';
import styles from './play-bar.module.css';

interface PlayBarProps {
  label: string;
  icon?: ReactNode;
  disabled: boolean;
  onPlay: () => void;
  error: PlayError | null;
}

/** The play button, with the error of the last bet. On a phone it stays at the bottom of the screen. */
export function PlayBar({ label, icon, disabled, onPlay, error }: PlayBarProps) {
  return (
    <div className={styles.bar}>
      <ErrorNote error={error} />
      <Button tone="primary" wide className={styles.play} icon={icon} disabled={disabled} onClick={onPlay}>
        {label}
      </Button>
    </div>
  );
}
