import { handPoints, type LotusResult } from '../../../../common/shared-round/lotus-table';
import { TableCard } from '../../cards/table-card';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import type { StageProps } from '../scene';
import { useDealt } from '../use-dealt';
import { LeafTable } from './leaf-table';
import styles from './lotus-stage.module.css';

/** Of each card. */
export const CARD_MS = 500;

/** Which cards are dealt in which turn: two for each side by turns, then the third ones. */
function dealt(cards: readonly number[], side: 0 | 1, turn: number, other: number): number[] {
  return cards.filter((_, place) => {
    const third = side === 0 ? 4 : 4 + Math.max(0, other - 2);
    return (place < 2 ? 2 * place + side : third) < turn;
  });
}

/** Two hands on lotus leaves, dealt card by card, with their points. */
export function LotusStage({ result, revealed, elapsed }: StageProps<LotusResult>) {
  const { t, figure } = usePlay();
  const [player, banker] = [result?.player ?? [], result?.banker ?? []];
  const turn = useDealt(player.length + banker.length, CARD_MS, elapsed);
  const hands = [
    { side: 'player', cards: dealt(player, 0, turn, banker.length) },
    { side: 'banker', cards: dealt(banker, 1, turn, player.length) },
  ] as const;
  return (
    <div className={styles.table}>
      <LeafTable />
      {hands.map(({ side, cards }) => (
        <div
          key={side}
          className={classNames(styles.hand, styles[side], revealed && result?.winner === side && styles.won)}
        >
          <p className={styles.name}>
            {t.lotus.spots[side]} <b>{cards.length === 0 ? '–' : figure(handPoints(cards))}</b>
          </p>
          <div className={styles.cards}>
            {cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
              <TableCard key={place} card={card} />
            ))}
            {cards.length === 0 && <span className={styles.empty} />}
          </div>
        </div>
      ))}
    </div>
  );
}
