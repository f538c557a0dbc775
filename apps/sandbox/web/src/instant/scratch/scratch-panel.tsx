import { usePlay } from '../../session/play-context';
import { lanternSymbols } from '../../slot/symbols/lantern-symbols';
import { classNames } from '../../ui/class-names';
import { prizeText, symbolOf } from './prize-symbols';
import styles from './scratch-stage.module.css';

interface ScratchPanelProps {
  panel: number;
  /** Null while the silver covers it. */
  prize: number | null;
  playable: boolean;
  /** It is one of the three that win. */
  alike: boolean;
  onRub: () => void;
}

export function ScratchPanel({ panel, prize, playable, alike, onRub }: ScratchPanelProps) {
  const play = usePlay();
  const { t, figure } = play;
  const number = figure(panel + 1);
  const symbol = prize === null ? '' : symbolOf(prize);
  const text = prize === null ? '' : prizeText(prize, play);
  return (
    <button
      type="button"
      data-panel={panel}
      className={classNames(styles.panel, prize === null && styles.covered, alike && styles.alike)}
      aria-label={
        prize === null ? t.scratch.panel(number) : t.scratch.open(number, t.symbols[symbol] ?? '', text)
      }
      aria-disabled={!playable || prize !== null}
      tabIndex={playable ? 0 : -1}
      onClick={onRub}
    >
      {prize !== null && (
        <>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            {lanternSymbols[symbol]}
          </svg>
          <span className={styles.prize}>{text}</span>
        </>
      )}
    </button>
  );
}
