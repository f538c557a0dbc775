import type { CourtyardResult } from '../../../../common/shared-round/courtyard-cards';
import { TableCard } from '../../cards/table-card';
import { usePlay } from '../../session/play-context';
import { classNames } from '../../ui/class-names';
import type { StageProps } from '../scene';
import { useDealt } from '../use-dealt';
import styles from './courtyard-stage.module.css';

/** All cards are dealt in this time, however many they are, and none slower than the other figure. */
const DEAL_MS = 3_200;
const SLOWEST_MS = 420;

/** Of each card; the joker is turned first. */
const stepMs = (cards: number): number => Math.min(SLOWEST_MS, DEAL_MS / (cards + 1));

export const courtyardRevealMs = ({ cards }: CourtyardResult): number =>
  (cards.length + 1) * stepMs(cards.length) + 200;

/** The joker on a mat, and the two rows that cards fly to by turns. */
export function CourtyardStage({ result, revealed, elapsed }: StageProps<CourtyardResult>) {
  const { t, figure } = usePlay();
  const all = result?.cards ?? [];
  const count = useDealt(result ? all.length + 1 : 0, stepMs(all.length), elapsed);
  const cards = all.slice(0, Math.max(0, count - 1));
  const rows = [
    { side: 'andar', own: cards.filter((_, place) => place % 2 === 0) },
    { side: 'bahar', own: cards.filter((_, place) => place % 2 === 1) },
  ] as const;
  return (
    <div className={styles.mat}>
      <div className={styles.joker}>
        <p className={styles.name}>{t.courtyard.joker}</p>
        <TableCard key={count > 0 ? 'open' : 'back'} card={count > 0 ? (result?.joker ?? null) : null} />
      </div>
      <div className={styles.rows}>
        {rows.map(({ side, own }) => (
          <div
            key={side}
            className={classNames(
              styles.row,
              styles[side],
              revealed && result?.winner === side && styles.won,
            )}
          >
            <p className={styles.name}>
              {t.courtyard.spots[side]} <b>{figure(own.length)}</b>
            </p>
            <div className={styles.cards} style={{ '--count': Math.max(1, own.length - 1) }}>
              {own.map((card, place) => (
                <span key={card} className={styles.place} style={{ '--place': place }}>
                  <TableCard card={card} />
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
