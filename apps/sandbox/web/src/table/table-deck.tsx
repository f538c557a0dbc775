import { Eraser, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayBar } from '../frame/play-bar';
import { AppError, type PlayError } from '../session/errors';
import { usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Chip } from './chip';
import styles from './table-deck.module.css';
import type { TableMove } from './table-move';
import type { SlipControl } from './use-slip';

interface TableDeckProps {
  field: ReactNode;
  slip: SlipControl;
  move: TableMove;
  /** What is bet in this round, in minor units; null without a bet. */
  bet: bigint | null;
  ready: boolean;
  asking: boolean;
  error: PlayError | null;
  onBet: () => void;
}

/** The spots, the chips to place on them, and the one bet of the round. */
export function TableDeck({ field, slip, move, bet, ready, asking, error, onBet }: TableDeckProps) {
  const { t, money } = usePlay();
  const editable = bet === null && !asking;
  const label = () => {
    if (asking) return t.table.placing;
    if (bet !== null) return t.table.placed(money(bet, true));
    if (move === 'wait') return t.table.wait;
    return slip.total === 0n ? t.table.choose : t.table.bet(money(slip.total, true));
  };
  const problem = useProblem(slip);
  const tooPoor = slip.problem === 'money' ? new AppError('insufficient_funds') : null;
  return (
    <>
      {field}
      <div className={styles.counter}>
        <fieldset className={styles.chips} disabled={!editable}>
          <legend className={styles.legend}>{t.table.chips}</legend>
          {slip.chips.map((chip) => (
            <button
              key={String(chip)}
              type="button"
              className={styles.chip}
              aria-pressed={chip === slip.chip}
              aria-label={money(chip, true)}
              onClick={() => slip.choose(chip)}
            >
              <Chip amount={chip} />
            </button>
          ))}
        </fieldset>
        <div className={styles.edit}>
          <Button
            tone="plain"
            icon={<Undo2 size={16} aria-hidden="true" />}
            disabled={!editable || slip.total === 0n}
            onClick={slip.undo}
          >
            {t.table.undo}
          </Button>
          <Button
            tone="plain"
            icon={<Eraser size={16} aria-hidden="true" />}
            disabled={!editable || slip.total === 0n}
            onClick={slip.clear}
          >
            {t.table.clear}
          </Button>
          <Button
            tone="plain"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            disabled={!editable || !slip.repeatable}
            onClick={slip.repeat}
          >
            {t.table.repeat}
          </Button>
        </div>
        <p className={styles.problem} role="status">
          {problem ?? (move === 'wait' && slip.total > 0n ? t.table.kept : '')}
        </p>
        <PlayBar label={label()} disabled={!ready} onPlay={onBet} error={error ?? tooPoor} />
      </div>
      <VisuallyHidden>{t.table.total(money(bet ?? slip.total, true))}</VisuallyHidden>
    </>
  );
}

/** Why the last chip was not placed; a lack of money has its own note, with the way to a deposit. */
function useProblem({ problem, bounds }: SlipControl): string | null {
  const { t, money } = usePlay();
  if (problem === 'high') return t.table.high(money(bounds.max, true));
  if (problem === 'low') return t.table.low(money(bounds.min, true));
  if (problem === 'step') return t.stake.step(money(bounds.step));
  return null;
}
