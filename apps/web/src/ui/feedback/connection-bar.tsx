import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { classNames } from '../class-names';
import styles from './connection-bar.module.css';

type Trouble = 'lost' | 'restoring' | 'restored';

export interface ConnectionBarProps {
  /** Nothing is drawn while `connected`, but the live region stays, so that a change is read. */
  state: 'connected' | Trouble;
  texts: Record<Trouble, string>;
}

const icons = { lost: WifiOff, restoring: RefreshCw, restored: Wifi };

export function ConnectionBar({ state, texts }: ConnectionBarProps) {
  const Icon = state === 'connected' ? null : icons[state];
  return (
    <div role="status">
      {Icon && state !== 'connected' && (
        <div className={classNames(styles.bar, styles[state])}>
          <Icon size={16} />
          {texts[state]}
        </div>
      )}
    </div>
  );
}
