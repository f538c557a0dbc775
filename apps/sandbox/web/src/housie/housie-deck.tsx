import { MOST_TICKETS } from '../../../common/housie/game';
import { PlayBar } from '../frame/play-bar';
import { AppError } from '../session/errors';
import { usePlay } from '../session/play-context';
import { Segmented } from '../ui/segmented';
import styles from './housie-deck.module.css';
import { OwnTicket } from './ticket-card';
import type { Room } from './use-housie';

const COUNTS = Array.from({ length: MOST_TICKETS }, (_, at) => String(at + 1));

interface HousieDeckProps {
  room: Room;
  count: number;
  cost: bigint;
  ready: boolean;
  onCount: (count: number) => void;
  onBuy: () => void;
}

/** How many tickets to buy, or those that were bought. */
export function HousieDeck({ room, count, cost, ready, onCount, onBuy }: HousieDeckProps) {
  const { t, figure, money, balance } = usePlay();
  const { state, asking, error } = room;
  const own = state?.own ?? null;
  const isOpen = state?.phase === 'open';
  if (own)
    return (
      <div className={styles.tickets}>
        <p className={styles.note}>{own.refunded ? t.housie.refunded : t.housie.marks}</p>
        {own.tickets.map((ticket, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket is its place on the strip
          <OwnTicket key={index} index={index} ticket={ticket} called={new Set(state?.balls)} />
        ))}
      </div>
    );
  const tooPoor = cost > balance ? new AppError('insufficient_funds') : null;
  const label = () => {
    if (asking) return t.housie.buying;
    return isOpen ? t.housie.buy(figure(count), money(cost, true)) : t.housie.wait;
  };
  return (
    <>
      <Segmented
        legend={t.housie.howMany}
        value={String(count)}
        options={COUNTS.map((value) => ({ value, label: figure(Number(value)) }))}
        disabled={asking}
        onChange={(value) => onCount(Number(value))}
      />
      <p className={styles.note}>{count === MOST_TICKETS ? t.housie.wholeStrip : t.housie.strip}</p>
      <PlayBar label={label()} disabled={!ready} onPlay={onBuy} error={error ?? (isOpen ? tooPoor : null)} />
    </>
  );
}
