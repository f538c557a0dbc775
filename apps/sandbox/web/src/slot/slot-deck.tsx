import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayBar } from '../frame/play-bar';
import { usePlay } from '../session/play-context';
import { StakeField } from '../session/stake-field';
import type { useRound } from '../session/use-round';
import type { Stake } from '../session/use-stake';
import { Check } from '../ui/check';
import styles from './slot-deck.module.css';

interface SlotDeckProps {
  stake: Stake;
  /** The next spin takes a free round in place of a stake. */
  isFree: boolean;
  freeRounds: ReactNode;
  round: Pick<ReturnType<typeof useRound>, 'phase' | 'error'>;
  ready: boolean;
  quick: boolean;
  lines: number;
  onQuick: (quick: boolean) => void;
  onPlay: () => void;
}

export function SlotDeck(props: SlotDeckProps) {
  const { stake, isFree, freeRounds, round, ready, quick, lines, onQuick, onPlay } = props;
  const { t, figure } = usePlay();
  const busy = round.phase !== 'idle';
  return (
    <>
      {freeRounds}
      {!isFree && <StakeField stake={stake} disabled={busy} />}
      <div className={styles.row}>
        <Check label={t.slot.quick} checked={quick} onChange={onQuick} />
        {!isFree && <p className={styles.lines}>{t.slot.lineStake(figure(lines))}</p>}
      </div>
      <PlayBar
        label={busy ? t.slot.playing : isFree ? t.slot.playFree : t.slot.play}
        icon={<RotateCw size={20} aria-hidden="true" />}
        disabled={!ready}
        onPlay={onPlay}
        error={round.error}
      />
    </>
  );
}
